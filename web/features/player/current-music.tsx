import { openFigure } from '#contract/rules/figure-pictures.ts';
import { MadeFigure } from '#web/bindings/figures/made-figure.tsx';
import { useMusicButtons, useMusicPosition, usePresentSong } from '#web/bindings/sound/use-players.ts';
import { trackTime } from '#web/lib/track-time.ts';
import { TrackButtons } from '#web/ui/track-buttons.tsx';
import { Now, plateWords } from './now.tsx';

export function MusicNow() {
  const song = usePresentSong();
  if (!song) return <div className="player-now" />;
  const figure = <MadeFigure figure={openFigure([song.tonic])} size="row" className="player-figure" />;
  return (
    <Now
      figure={figure}
      caption={plateWords([song.tonic])}
      title={song.title}
      detail={song.artist}
      tellsSession
    />
  );
}

const names = {
  previous: 'Player previous',
  play: 'Player play',
  pause: 'Player pause',
  next: 'Player next',
};

export function MusicTransport() {
  const song = usePresentSong();
  return (
    <div className="player-middle">
      <Position />
      <TrackButtons names={names} {...useMusicButtons()} stepClassName="player-step" />
      <span className="player-duration">{song && trackTime(song.durationSeconds)}</span>
    </div>
  );
}

/** Alone in rendering once a second, with the line above the bar. */
function Position() {
  const seconds = useMusicPosition();
  const song = usePresentSong();
  return (
    <>
      <i
        key={song?.id}
        className="player-progress"
        style={{ '--share': song ? Math.min(1, seconds / song.durationSeconds) : 0 }}
      />
      <span className="player-time">{trackTime(seconds)}</span>
    </>
  );
}
