import { useMusicPlayer, useMusicView } from '#web/bindings/sound/use-music.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { TrackButtons } from '#web/ui/track-buttons.tsx';

const names = { previous: 'Previous track', play: 'Play music', pause: 'Pause music', next: 'Next track' };

/** The buttons of the Healing Music Collection, beside the faders. They rest while there is no song to act on. */
export function MusicControls() {
  const music = useMusicPlayer();
  const { songs, status } = useMusicView();
  const isPlaying = useSound((state) => state.musicPlaying);
  const isLoading = status === 'loading';
  const isDisabled = status === 'error' || songs.length === 0;
  return (
    <div className="mixer-music">
      <TrackButtons
        names={names}
        isPlaying={isPlaying}
        isLoading={isLoading}
        disabled={isDisabled}
        onPrevious={music.previous}
        onToggle={music.toggle}
        onNext={music.next}
        tone="bright"
      />
    </div>
  );
}
