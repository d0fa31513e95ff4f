import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SoundingFigure } from './post-sound.tsx';

/** Beside the posts on a wide screen: what the one that sounds has drawn. In silence the sand lies bare. */
export function FeedStage() {
  const playing = useSound(({ nowPlaying }) => (nowPlaying?.owner === 'post' ? nowPlaying : null));
  if (!playing) {
    return (
      <div>
        <StillPlate frequencies={[]} className="w-full opacity-70" />
        <p className="mt-6 text-center text-13 text-muted">What you play is drawn here.</p>
      </div>
    );
  }
  const tones = playing.patch?.generators.map(({ frequency }) => frequency) ?? [];
  return (
    <div aria-live="polite">
      <SoundingFigure frequencies={tones} />
      <p className="mt-4 text-center">
        <Badge tone="live">Sounding</Badge>
      </p>
      <p className="type-heading mt-1.5 text-center">{playing.title}</p>
    </div>
  );
}
