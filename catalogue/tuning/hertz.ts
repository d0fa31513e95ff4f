import { audibleFromHz } from '#contract/rules/sound-defaults.ts';

/**
 * A generator is set in steps of 0.01 Hz, so an audible tone is kept to that step. Slow rates keep four
 * decimals: seven breaths a minute are 0.1167 Hz, and 0.12 would be seven and a fifth.
 */
export function roundHertz(hertz: number): number {
  const decimals = hertz < audibleFromHz ? 4 : 2;
  return Number(hertz.toFixed(decimals));
}

/** Doubles or halves a frequency until it lies in the octave that begins at `low`. */
export function octaveFrom(low: number, hertz: number): number {
  if (!(hertz > 0) || !(low > 0)) throw new RangeError('octaves need frequencies above zero');
  const moved = hertz * 2 ** Math.floor(Math.log2(low / hertz));
  return moved < low ? moved * 2 : moved;
}

export function perMinute(count: number): number {
  return count / 60;
}

/** The middle of a band as the ear and the brain count it: by ratio. */
export function middleOf([low, high]: readonly [number, number]): number {
  return Math.sqrt(low * high);
}

/** Two steady tones around a carrier; together they swell at the rate of their difference. */
export function beatingPair(carrier: number, rate: number): [number, number] {
  return [carrier - rate / 2, carrier + rate / 2];
}

/** A tone with the same tone an octave below and above. */
export function inThreeOctaves(hertz: number): [number, number, number] {
  return [hertz, hertz / 2, hertz * 2];
}
