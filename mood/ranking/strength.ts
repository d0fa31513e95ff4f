import { audibleFromHz, fallbackCarrierHz, gains } from '#contract/rules/sound-defaults.ts';

export interface Sounding {
  /** In Hz. */
  readonly frequencies: readonly number[];
}

/** The tones that a recommendation plays. */
export const soundingTones = ({ frequencies }: Sounding): readonly number[] =>
  frequencies.slice(0, gains.recommendation.length);

/** The highest tone that is heard; what only pulses is heard on its carrier. */
export const highestTone = (preset: Sounding): number =>
  Math.max(...soundingTones(preset).map((hz) => (hz < audibleFromHz ? fallbackCarrierHz : hz)));

const LOW_HZ = 100;
const HIGH_HZ = 1_000;

/** From gentle, 0, to strong, 1: one low tone is gentle, three tones up to a high one are strong. */
export function strengthOf(preset: Sounding): number {
  const fullness = (soundingTones(preset).length - 1) / (gains.recommendation.length - 1);
  const height = Math.log(highestTone(preset) / LOW_HZ) / Math.log(HIGH_HZ / LOW_HZ);
  return 0.4 * fullness + 0.6 * Math.min(1, Math.max(0, height));
}
