import { type WaveType, waveTypes } from '#contract/rules/tone-kinds.ts';

const NAMES: Readonly<Record<WaveType, string>> = {
  sine: 'Sine',
  square: 'Square',
  triangle: 'Triangle',
  sawtooth: 'Sawtooth',
};

/** The four wave types as a choice. */
export const waveChoices = waveTypes.map((value) => ({ value, label: NAMES[value] }));
