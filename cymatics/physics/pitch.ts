import { BODIES, type Figure } from './figures.ts';

/** The tone by which the size of a plate is told. */
const REFERENCE_HERTZ = 432;
/** The lowest Chladni number with a figure worth the name: below it a plate only rocks. */
const LOWEST_NUMBER = 12;

/** The highest number drawn on the moving plate, 34 half waves a side: beyond it lines run together. */
export const HIGHEST_NUMBER = 34 ** 2;

export interface PlatePitch {
  /** Chladni number of the drive on this body: (k / (π/2))² for a half width or radius of one. */
  number: number;
  /** Whole octaves by which the tone was moved so that the body can answer it. */
  octaves: number;
}

/** The squared wave number of a plate grows with its frequency, that of a drum skin with its square. */
export function pitchLaw(figure: Figure): 1 | 2 {
  const body = BODIES[figure];
  return body.shape === 'round' && body.body === 'skin' ? 2 : 1;
}

/**
 * What a frequency is to a body that answers 432 Hz with the Chladni number `fineness`. Tones below what the
 * body can answer are lifted by octaves (a beat of 7.83 Hz would only rock it), tones above `highest` lowered.
 */
export function platePitch(frequency: number, figure: Figure, fineness: number, highest: number): PlatePitch {
  const law = pitchLaw(figure);
  const number = fineness * (frequency / REFERENCE_HERTZ) ** law;
  const away = (ratio: number) => Math.max(0, Math.ceil(Math.log2(ratio) / law));
  const octaves = away(LOWEST_NUMBER / number) - away(number / highest);
  return { number: number * 2 ** (law * octaves), octaves };
}
