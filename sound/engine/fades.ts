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

/** Where a slow fade is half-way: an ear hears it go evenly when the level falls faster at first. */
const HALFWAY_LEVEL = 0.35;

/** From the open gate to silence, gently, by the end of the span. */
export function fadeAway(from: number, to: number): readonly Move[] {
  const half = (to - from) / 2;
  return [{ at: from, value: HALFWAY_LEVEL, seconds: half }, leave(from + half, to)];
}

/** In a straight line to silence, wherever the level stands. */
export function leave(from: number, to: number): Move {
  return { at: from, value: 0, seconds: Math.max(0, to - from - shaping.stopFadeSeconds) };
}

/** To any level: what becomes silent falls, all else takes the time of a rise. */
export function changeTo(at: number, value: number): Move {
  return value === 0 ? fall(at) : rise(at, value);
}

/** How long a retuned tone takes from one frequency to the other. */
export const GLIDE_SECONDS = 0.05;
