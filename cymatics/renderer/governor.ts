/** What the picture is made of at each step of frugality: resolution goes first, grains after it. */
const STEPS = [
  { resolution: 1, grains: 1 },
  { resolution: 0.75, grains: 1 },
  { resolution: 0.5, grains: 1 },
  { resolution: 0.5, grains: 0.5 },
  { resolution: 0.5, grains: 0.25 },
] as const;

/** Slower than this on average, 30 frames a second, and the picture becomes more frugal. */
const SLOWEST_FRAME_MS = 1000 / 30;
/** Faster than this for a while, and the step before is tried again. */
const EASY_FRAME_MS = 1000 / 54;
/** Frames over which the average is taken: one hiccup changes nothing. */
const WINDOW = 24;
/** Easy windows before the first try; it doubles with each, or the picture would swing to and fro. */
const FIRST_PATIENCE = 4;
/** A pause longer than this is a sleeping page, not a slow frame. */
const PAUSE_MS = 400;

export interface Governor {
  readonly resolution: number;
  readonly grains: number;
  /** Tells how long a frame took from the one before; true when another step was taken. */
  note(milliseconds: number): boolean;
}

export function createGovernor(): Governor {
  let step = 0;
  let sum = 0;
  let count = 0;
  let easy = 0;
  let patience = FIRST_PATIENCE;
  const now = () => STEPS[step] as (typeof STEPS)[number];
  return {
    get resolution() {
      return now().resolution;
    },
    get grains() {
      return now().grains;
    },
    note(milliseconds) {
      if (milliseconds > PAUSE_MS) return false;
      sum += milliseconds;
      count++;
      if (count < WINDOW) return false;
      const mean = sum / count;
      sum = 0;
      count = 0;
      easy = mean < EASY_FRAME_MS ? easy + 1 : 0;
      if (mean > SLOWEST_FRAME_MS && step < STEPS.length - 1) {
        step++;
        return true;
      }
      if (step > 0 && easy >= patience) {
        step--;
        easy = 0;
        patience *= 2;
        return true;
      }
      return false;
    },
  };
}
