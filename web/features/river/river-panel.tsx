import { useId } from 'react';
import { mixer as defaults, riverTrack } from '#contract/rules/sound-defaults.ts';
import { riverSeconds } from '#web/bindings/sound/river-player.ts';
import { useRiverPlayer, useRiverPosition, useRiverStatus } from '#web/bindings/sound/use-players.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { delays } from '#web/lib/delays.ts';
import { trackTime } from '#web/lib/track-time.ts';
import { Button } from '#web/ui/button.tsx';
import { FleetingPopover } from '#web/ui/fleeting-popover.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PercentSlider } from '#web/ui/percent-slider.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Current } from './current.tsx';
import './river.css';

const words = {
  loading: 'Loading',
  ready: 'Ready',
  playing: 'Playing',
  paused: 'Paused',
  error: '',
} as const;

/** One recording, in a circle or once, alone or under whatever else plays. */
export function RiverPanel() {
  const title = useId();
  const status = useRiverStatus();
  return (
    <section aria-labelledby={title} className="min-w-0">
      <h2 id={title} className="type-section">
        {riverTrack.title}
      </h2>
      <p className="mt-1.5 text-muted">{riverTrack.description}</p>
      <Picture isFlowing={status === 'playing'} />
      <Transport />
      <p className="river-status" data-status={status}>
        {words[status]}
      </p>
    </section>
  );
}

/** Alone in rendering once a second, like the bar below it. */
function Picture({ isFlowing }: { readonly isFlowing: boolean }) {
  return <Current isFlowing={isFlowing} share={useRiverPosition() / riverSeconds} />;
}

function Transport() {
  const river = useRiverPlayer();
  const status = useRiverStatus();
  const loops = useSound((state) => state.river.loop);
  const isPlaying = status === 'playing';
  if (status === 'error') return <Failed onRetry={river.toggle} />;
  return (
    <div className="river-transport">
      <IconButton
        name={isPlaying ? 'Pause river' : 'Play river'}
        icon={isPlaying ? 'pause' : 'play'}
        solid
        tone="raised"
        busy={status === 'loading'}
        onClick={river.toggle}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') river.prepare();
        }}
      />
      <Seek isDisabled={status === 'loading'} />
      <div className="flex">
        <IconButton
          name="Loop river"
          icon="loop"
          pressed={loops}
          className="river-loop"
          onClick={river.toggleLoop}
        />
        <Volume />
      </div>
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="river-error">
      <Icon name="warning" size={18} className="text-danger" />
      <span>Error loading audio file</span>
      <Button size="small" icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Seek({ isDisabled }: { readonly isDisabled: boolean }) {
  const seconds = useRiverPosition();
  const { seek } = useRiverPlayer();
  return (
    <Slider
      look="bare"
      label="River position"
      value={Math.min(seconds, riverSeconds)}
      onChange={seek}
      min={0}
      max={riverSeconds}
      step={1}
      fineStep={1}
      finestStep={1}
      format={(at) => `${trackTime(at)} of ${trackTime(riverSeconds)}`}
      disabled={isDisabled}
    />
  );
}

const levels = [
  { channel: 'river', name: 'River' },
  { channel: 'master', name: 'Master' },
] as const;

/** The same two values as in the mixer: a change here is a change there. */
function Volume() {
  const mixer = useSound((state) => state.mixer);
  const { setLevel } = useSoundActions();
  return (
    <FleetingPopover
      label="Volume of the river"
      hideAfter={delays.volumePopoverHide}
      hideAfterPress={delays.volumePopoverHideWhenOpened}
      trigger={<IconButton name="River player volume" icon={mixer.river === 0 ? 'mute' : 'volume'} />}
    >
      {levels.map(({ channel, name }) => (
        <PercentSlider
          key={channel}
          label={name}
          value={Math.round(mixer[channel] * 100)}
          onChange={(wanted) => setLevel(channel, wanted / 100)}
          resetTo={defaults[channel]}
          className="w-52"
        />
      ))}
    </FleetingPopover>
  );
}
