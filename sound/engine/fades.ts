import { shaping } from '#contract/rules/sound-defaults.ts';
import type { Move } from './automation-line.ts';

/** The smoothing behind every gain lags about this much; the ramp in front of it is shorter by as much. */
const SMOOTHING_LAG = 0.02;

/** A level that begins or changes: it is there after the specified fade-in. */
export function rise(at: number, value: number): Move {
  return { at, value, seconds: shaping.fadeInSeconds - SMOOTHING_LAG };
}

/** A level that ends: the smoothing alone makes the specified stop fade of 50 ms. */
export function fall(at: number): Move {
  return { at, value: 0, seconds: 0 };
}

/** To any level: what becomes silent falls, all else takes the time of a rise. */
export function changeTo(at: number, value: number): Move {
  return value === 0 ? fall(at) : rise(at, value);
}

/** How long a retuned tone takes from one frequency to the other. */
export const GLIDE_SECONDS = 0.05;
