import { octaveFrom } from './hertz.ts';
import { speedOfLight } from './light.ts';

const secondsPerDay = 86_400;
/** The octave in which Cousto prints the planets begins below the B of the Sun. */
const cosmicOctaveFrom = 125;

/** Cousto's octave law: once round is one oscillation, doubled until it can be heard. */
export function toneOfDays(days: number): number {
  return octaveFrom(cosmicOctaveFrom, 1 / (days * secondsPerDay));
}

/**
 * Cousto's tone of the Sun: a body that circled at the Sun's gravitational radius G M / c² would need
 * 2 π G M / c³ seconds for one round.
 */
export function toneOfGravity(gravitationalParameter: number): number {
  return octaveFrom(cosmicOctaveFrom, speedOfLight ** 3 / (2 * Math.PI * gravitationalParameter));
}
