import { Figure } from '#web/bindings/figures/figure.tsx';
import {
  useMusicPlayer,
  useMusicPosition,
  useMusicView,
  usePresentSong,
} from '#web/bindings/sound/use-music.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { trackTime } from '#web/lib/track-time.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Now } from './now.tsx';

export function MusicNow() {
  const song = usePresentSong();
  if (!song) return <div className="player-now" />;
  const figure = <Figure view="opening" frequencies={[song.tonic]} className="player-figure" />;
  return <Now figure={figure} title={song.title} detail={song.artist} />;
}

export function MusicTransport() {
  const music = useMusicPlayer();
  const { status } = useMusicView();
  const song = usePresentSong();
  const isPlaying = useSound((state) => state.musicPlaying);
  const isLoading = status === 'loading';
  const isBroken = status === 'error';
  return (
    <div className="player-middle">
      <Position />
      <IconButton
        name="Player previous"
        icon="previous"
        className="player-step"
        resting={isLoading}
        disabled={isBroken}
        onClick={music.previous}
      />
      <IconButton
        name={isPlaying ? 'Player pause' : 'Player play'}
        icon={isPlaying ? 'pause' : 'play'}
        solid
        tone="raised"
        busy={isLoading}
        disabled={isBroken}
        onClick={music.toggle}
      />
      <IconButton
        name="Player next"
        icon="next"
        className="player-step"
        resting={isLoading}
        disabled={isBroken}
        onClick={music.next}
      />
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
