import { useId } from 'react';
import { sequence as limit } from '#contract/rules/limits.ts';
import {
  addStage,
  changeLane,
  changeStage,
  type Lane,
  removeStage,
  type Sequence,
  type Stage,
  setLaneVolume,
} from '#sound/state/sequence.ts';
import { useGongDesk } from '#web/bindings/gong/use-gong.ts';
import { waveChoices } from '#web/lib/wave-choices.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { TypedValue } from '#web/ui/typed-value.tsx';

interface LaneCardProps {
  readonly index: number;
  readonly lane: Lane;
}

/** One generator of the sequence: how it sounds, and its stages one after the other. */
export function LaneCard({ index, lane }: LaneCardProps) {
  const gong = useGongDesk();
  const title = useId();
  const name = `Generator ${index + 1}`;
  const change = (transition: (sequence: Sequence) => Sequence) => gong.changeSequence(transition);
  const isFull = lane.stages.length >= limit.stagesMax;
  return (
    <article aria-labelledby={title} className="seq-lane" data-lane={index} data-enabled={lane.enabled}>
      <header className="seq-lane-head">
        <h3 id={title} className="type-heading">
          {name}
        </h3>
        <Switch
          label={`${name} enabled`}
          hideLabel
          checked={lane.enabled}
          onChange={(enabled) => change((before) => changeLane(before, index, { enabled }))}
        />
      </header>
      <div className="seq-lane-sound">
        <Select
          look="bare"
          label={`${name} wave type`}
          value={lane.waveType}
          options={waveChoices}
          onChange={(waveType) => change((before) => changeLane(before, index, { waveType }))}
        />
        <Slider
          label={`${name} volume`}
          look="inline"
          min={0}
          max={1}
          step={limit.volumeStep}
          fineStep={limit.volumeStep}
          finestStep={limit.volumeStep}
          format={(volume) => volume.toFixed(2)}
          value={lane.volume}
          onChange={(volume) => change((before) => setLaneVolume(before, index, volume))}
        />
      </div>
      <ol className="seq-stages" aria-label={`${name} stages`}>
        {lane.stages.map((stage, place) => (
          <StageRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the order
            key={place}
            name={`${name} stage ${place + 1}`}
            number={place + 1}
            stage={stage}
            isLast={place === lane.stages.length - 1}
            onChange={(changes) => change((before) => changeStage(before, index, place, changes))}
            onRemove={() => {
              if (lane.stages.length > limit.stagesMin) change((before) => removeStage(before, index, place));
              else {
                toast({
                  title: 'Cannot Remove',
                  description: 'Each generator must have at least one frequency stage',
                  destructive: true,
                });
              }
            }}
          />
        ))}
      </ol>
      <Button
        tone="text"
        icon="plus"
        aria-label={`${name} add stage`}
        disabled={isFull}
        onClick={() => change((before) => addStage(before, index))}
      >
        {isFull ? `No more than ${limit.stagesMax} stages` : 'Add stage'}
      </Button>
    </article>
  );
}

interface StageRowProps {
  readonly name: string;
  readonly number: number;
  readonly stage: Stage;
  readonly isLast: boolean;
  readonly onChange: (changes: Partial<Stage>) => void;
  readonly onRemove: () => void;
}

const number = (value: number) => String(Math.round(value * 100) / 100);

function StageRow({ name, number: place, stage, isLast, onChange, onRemove }: StageRowProps) {
  const isGliding = stage.glide === true;
  const way = isGliding ? 'Glide' : 'Step';
  return (
    <li className="seq-stage">
      <span className="seq-stage-place" aria-hidden="true">
        {place}
      </span>
      <TypedValue
        label={`${name} frequency in hertz`}
        text={`${number(stage.frequency)} Hz`}
        unit="Hz"
        onCommit={(frequency) => onChange({ frequency })}
      />
      <TypedValue
        label={`${name} duration in seconds`}
        text={`${number(stage.duration)} s`}
        unit="s"
        onCommit={(duration) => onChange({ duration })}
      />
      {isLast ? (
        <span />
      ) : (
        <button
          type="button"
          className="seq-way"
          aria-label={`${name} to the next: ${way}`}
          data-gliding={isGliding}
          onClick={() => onChange({ glide: !isGliding })}
        >
          <svg viewBox="0 0 24 16" aria-hidden="true">
            <path d={isGliding ? 'M2 13h4L18 3h4' : 'M2 13h10V3h10'} />
          </svg>
          {way}
        </button>
      )}
      <IconButton name={`Remove ${name.toLowerCase()}`} icon="close" size="small" onClick={onRemove} />
    </li>
  );
}
