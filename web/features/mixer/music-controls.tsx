import { useMusicPlayer, useMusicView } from '#web/bindings/sound/use-music.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The buttons of the Healing Music Collection, beside the faders. They rest while there is no song to act on. */
export function MusicControls() {
  const music = useMusicPlayer();
  const { songs, status } = useMusicView();
  const isPlaying = useSound((state) => state.musicPlaying);
  const isLoading = status === 'loading';
  const isDisabled = status === 'error' || songs.length === 0;
  return (
    <div className="mixer-music">
      <IconButton
        name="Previous track"
        icon="previous"
        resting={isLoading}
        disabled={isDisabled}
        onClick={music.previous}
      />
      <IconButton
        name={isPlaying ? 'Pause music' : 'Play music'}
        icon={isPlaying ? 'pause' : 'play'}
        solid
        tone="bright"
        busy={isLoading}
        disabled={isDisabled}
        onClick={music.toggle}
      />
      <IconButton
        name="Next track"
        icon="next"
        resting={isLoading}
        disabled={isDisabled}
        onClick={music.next}
      />
    </div>
  );
}
