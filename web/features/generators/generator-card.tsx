import { useId, useState } from 'react';
import { frequency as limit, tiers } from '#contract/rules/limits.ts';
import { ToneFigure } from '#web/bindings/figures/tone-figure.tsx';
import { useGeneratorNotes } from '#web/bindings/sound/use-generator-notes.ts';
import { useHertzOfMode, useSound } from '#web/bindings/sound/use-sound.ts';
import { hertzText } from '#web/bindings/sound/words.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useDesk } from './desk.tsx';
import { FrequencyEntry } from './frequency-entry.tsx';
import { FrequencyTrack } from './frequency-track.tsx';
import { HarmonicSwitch } from './harmonic-switch.tsx';
import { type GeneratorInHand, useGenerator } from './use-generator.ts';
import { VolumeControl } from './volume-control.tsx';
import { WaveChoice } from './wave-choice.tsx';

/** A generator that this listener may use. Its frequency is on the dial, or here while another one stands there. */
export function GeneratorCard({ index }: { readonly index: number }) {
  const { open, selected } = useDesk();
  const generator = useGenerator(index);
  const { name, values, isLocked, edit } = generator;
  const notes = useGeneratorNotes(index);
  const title = useId();
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <article aria-labelledby={title} className="gen-card" data-enabled={values.enabled}>
      <fieldset
        className="gen-card-body"
        aria-disabled={isLocked || undefined}
        aria-label={`${name} settings`}
      >
        <div className="gen-card-head">
          {open > 1 && <SmallPlate index={index} />}
          <h2 id={title} className="type-heading">
            {name}
          </h2>
          <Switch
            label={`${name} enabled`}
            hideLabel
            checked={values.enabled}
            onChange={(checked) => edit.set('enabled', checked)}
          />
          {open > 1 && <CardNumber index={index} generator={generator} onProblem={setProblem} />}
        </div>
        {open > 1 && selected !== index && <FrequencyTrack index={index} generator={generator} />}
        <WaveChoice generator={generator} />
        <VolumeControl generator={generator} />
        <HarmonicSwitch generator={generator} />
      </fieldset>
      <p role="alert" className="gen-problem">
        {problem}
      </p>
      {notes.length > 0 && (
        <ul className="gen-card-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Brings its generator to the ring. It is drawn when a change has come to rest, not while the hand moves. */
function SmallPlate({ index }: { readonly index: number }) {
  const { selected, select } = useDesk();
  const own = useSound((state) => state.generators[index]?.frequency ?? limit.default);
  const frequency = useHertzOfMode(index) ?? own;
  return (
    <button
      type="button"
      className="gen-small-plate"
      aria-label={`Show generator ${index + 1} on the dial`}
      aria-pressed={selected === index}
      onClick={() => select(index)}
    >
      <ToneFigure frequencies={[frequency]} size="card" className="absolute inset-0" />
    </button>
  );
}

interface CardNumberProps {
  readonly index: number;
  readonly generator: GeneratorInHand;
  readonly onProblem: (problem: string | null) => void;
}

/** The number stands on the dial or here, never twice. */
function CardNumber({ index, generator, onProblem }: CardNumberProps) {
  const { selected } = useDesk();
  return (
    <div className="gen-card-number">
      {selected === index ? (
        <span>{hertzText(generator.values.frequency)}</span>
      ) : (
        <FrequencyEntry generator={generator} onProblem={onProblem} />
      )}
      <span aria-hidden="true">Hz</span>
    </div>
  );
}

export const generatorIndexes: readonly number[] = Array.from(
  { length: tiers.generators },
  (_, index) => index,
);
