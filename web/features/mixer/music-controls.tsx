import { useMusicButtons } from '#web/bindings/sound/use-players.ts';
import { TrackButtons } from '#web/ui/track-buttons.tsx';

const names = { previous: 'Previous track', play: 'Play music', pause: 'Pause music', next: 'Next track' };

/** The buttons of the Healing Music Collection, beside the faders. They rest while there is no song to act on. */
export function MusicControls() {
  return (
    <div className="mixer-music">
      <TrackButtons names={names} {...useMusicButtons()} tone="bright" />
    </div>
  );
}
