import { ToneFigure } from '#web/bindings/figures/tone-figure.tsx';
import { clockText } from '#web/bindings/sound/session-clock.ts';
import { useNowPlaying } from '#web/bindings/sound/use-now-playing.ts';
import { useSessionTime, useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Now, plateWords } from './now.tsx';

export function SessionNow() {
  const { title, detail, frequencies } = useNowPlaying();
  const figure = <ToneFigure frequencies={frequencies} size="row" className="player-figure" />;
  return <Now figure={figure} caption={plateWords(frequencies)} title={title} detail={detail} />;
}

/** Play and Stop, and the time that is left, with a word for it: two bare times read as elapsed and whole. */
export function SessionTransport() {
  const { togglePlay } = useSoundActions();
  const isPlaying = useSound((state) => state.nowPlaying !== null);
  return (
    <div className="player-middle">
      <IconButton
        name={isPlaying ? 'Player stop' : 'Player play'}
        icon={isPlaying ? 'stop' : 'play'}
        solid
        tone="raised"
        onClick={togglePlay}
      />
      <TimeLeft isPlaying={isPlaying} />
    </div>
  );
}

/** Alone in rendering once a second, with the line above the bar. */
function TimeLeft({ isPlaying }: { readonly isPlaying: boolean }) {
  const { remainingSeconds, progressPercent } = useSessionTime();
  return (
    <>
      <i className="player-progress" style={{ '--share': progressPercent / 100 }} />
      {isPlaying && remainingSeconds !== null && (
        <span className="player-left">{clockText(remainingSeconds)} left</span>
      )}
    </>
  );
}
