import { Figure } from '#web/bindings/figures/figure.tsx';
import { trackTime } from '#web/lib/track-time.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useMedia } from './use-media.ts';

const clip = { title: 'From One Tone', seconds: 42, volume: 0.7, tonic: 432 } as const;
const tones = [clip.tonic];

/** A piece of forty-two seconds that shows what the section speaks of. */
export function DemoClip() {
  const media = useMedia<HTMLAudioElement>(clip.volume);
  const { isPlaying, isWaiting, hasFailed, seconds } = media;
  const share = Math.min(1, seconds / clip.seconds);
  return (
    <div className="mt-14 grid items-center gap-x-10 gap-y-7 border-line border-t pt-10 md:mt-20 md:grid-cols-[auto_1fr] lg:gap-x-16">
      <div className="relative size-44 md:size-56">
        <Figure
          view="whole"
          frequencies={tones}
          className="size-full [mask-image:radial-gradient(closest-side,#000_55%,#0000_100%)]"
        />
        <span className="absolute inset-0 grid place-items-center bg-[radial-gradient(closest-side,#0a0b10e6_20%,#0a0b1000_62%)]">
          <IconButton
            name={isPlaying ? 'Pause the demo' : 'Play the demo'}
            icon={isPlaying ? 'pause' : 'play'}
            solid
            tone={isPlaying ? 'live' : 'accent'}
            size="huge"
            busy={isWaiting}
            onClick={media.toggle}
          />
        </span>
      </div>
      <div>
        <h3 className="text-30">{clip.title}</h3>
        <p className="mt-3 max-w-[56ch] text-muted leading-relaxed md:text-17">
          One bronze bowl. Then two tones, 216 and 221 Hz, one for each ear: with headphones you hear them
          beat five times a second, though neither of them does. Then harmony grows around them, and goes.
        </p>
        <div className="mt-6 flex items-center gap-4 text-13 text-muted">
          <span className="w-9">{trackTime(seconds)}</span>
          <span className="relative h-0.5 flex-1 overflow-hidden rounded-full bg-track">
            <i className="absolute inset-0 origin-left bg-accent" style={{ scale: `${share} 1` }} />
          </span>
          <span>{trackTime(clip.seconds)}</span>
        </div>
        {hasFailed && (
          <p role="alert" className="mt-4 text-danger">
            The demo could not be loaded. Press Play to try again.
          </p>
        )}
        <audio
          ref={media.attach}
          {...media.events}
          onEnded={() => media.seek(0)}
          src="/audio/landing-demo.mp3"
          preload="none"
        />
      </div>
    </div>
  );
}
