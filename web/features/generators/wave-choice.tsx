import { type WaveType, waveTypes } from '#contract/rules/tone-kinds.ts';
import type { GeneratorInHand } from './use-generator.ts';

const NAMES: Readonly<Record<WaveType, string>> = {
  sine: 'Sine',
  square: 'Square',
  triangle: 'Triangle',
  sawtooth: 'Sawtooth',
};

/** Each drawn in a box of 44 by 20. */
const SHAPES: Readonly<Record<WaveType, string>> = {
  sine: 'M2 10c5-11 9-11 13.3 0s8.3 11 13.3 0S37-1 42 10',
  square: 'M2 17V3h13.3v14h13.4V3H42v14',
  triangle: 'M2 17L12 3l10 14L32 3l10 14',
  sawtooth: 'M2 17L15.3 3v14L28.6 3v14L42 3v14',
};

/** One of four shapes, all of them in sight. */
export function WaveChoice({ generator }: { readonly generator: GeneratorInHand }) {
  const { name, values, isLocked, edit } = generator;
  return (
    <div role="radiogroup" aria-label={`${name} wave type`} className="gen-waves">
      {waveTypes.map((wave) => (
        <label key={wave} className="gen-wave">
          <input
            type="radio"
            name={`${name} wave type`}
            value={wave}
            aria-label={`${name} ${NAMES[wave]}`}
            aria-disabled={isLocked || undefined}
            checked={values.waveType === wave}
            onChange={() => edit.set('waveType', wave)}
          />
          <svg viewBox="0 0 44 20" aria-hidden="true">
            <path d={SHAPES[wave]} />
          </svg>
          <span aria-hidden="true">{NAMES[wave]}</span>
        </label>
      ))}
    </div>
  );
}
