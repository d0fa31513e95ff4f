import { riverTrack } from '#contract/rules/sound-defaults.ts';
import { useRiverPlayer, useRiverStatus } from '#web/bindings/sound/use-players.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Now } from './now.tsx';

export function RiverNow() {
  const status = useRiverStatus();
  const figure = (
    <span className="player-figure player-water">
      <Icon name="river" size={22} />
    </span>
  );
  const detail = status === 'error' ? 'Error loading audio file' : riverTrack.description;
  return <Now figure={figure} title={riverTrack.title} detail={detail} tellsSession />;
}

/** No time: it has no end one would wait for. */
export function RiverTransport() {
  const river = useRiverPlayer();
  const status = useRiverStatus();
  const isPlaying = status === 'playing';
  return (
    <div className="player-middle">
      <IconButton
        name={isPlaying ? 'Player pause' : 'Player play'}
        icon={isPlaying ? 'pause' : 'play'}
        solid
        tone="raised"
        busy={status === 'loading'}
        onClick={river.toggle}
      />
    </div>
  );
}
