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
/** Frames over which the average is taken: one hiccup changes nothing. */
const WINDOW = 24;
/** A pause longer than this is a sleeping page, not a slow frame. */
const PAUSE_MS = 400;

export interface Governor {
  readonly resolution: number;
  readonly grains: number;
  /** Tells how long a frame took from the one before; true when a new step was taken. */
  note(milliseconds: number): boolean;
}

export function createGovernor(): Governor {
  let step = 0;
  let sum = 0;
  let count = 0;
  return {
    get resolution() {
      return (STEPS[step] as (typeof STEPS)[number]).resolution;
    },
    get grains() {
      return (STEPS[step] as (typeof STEPS)[number]).grains;
    },
    note(milliseconds) {
      if (milliseconds > PAUSE_MS) return false;
      sum += milliseconds;
      count++;
      if (count < WINDOW) return false;
      const slow = sum / count > SLOWEST_FRAME_MS;
      sum = 0;
      count = 0;
      if (!slow || step === STEPS.length - 1) return false;
      step++;
      return true;
    },
  };
}
