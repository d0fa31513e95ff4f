import type { Stream } from './stream.ts';

/** Seconds after which the river is the same again. */
export const RIVER_PERIOD = 96;

/** A small river over stones: near water full of bubbles, a fall further up, swells that come and go. */
export const RIVER: Stream = {
  period: RIVER_PERIOD,
  seed: 20_432,
  bubbles: 260,
  gurgles: 1.2,
  swell: 1.35,
  rush: 0.36,
  distance: 0.42,
};
