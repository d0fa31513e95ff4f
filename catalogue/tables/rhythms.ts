/** Bands of the electroencephalogram in Hz. The edges are conventions, and laboratories differ by a hertz or so. */
export const bands = {
  delta: [0.5, 4],
  theta: [4, 8],
  alpha: [8, 13],
  beta: [13, 30],
} as const satisfies Record<string, readonly [number, number]>;

/** Rhythms by which sleep is scored (AASM manual), in Hz. */
export const sleepRhythms = {
  closedEyes: [8, 13],
  drowsy: [4, 7],
  spindle: [11, 16],
  slowWave: [0.5, 2],
  sawtooth: [2, 6],
} as const satisfies Record<string, readonly [number, number]>;

/** Mode frequencies of the cavity between ground and ionosphere as observatories measure them, in Hz. */
export const schumannMeasured = [7.83, 14.3, 20.8, 27.3, 33.8] as const;

/** Metres; for Schumann's formula of an ideal, lossless cavity. */
export const earthRadius = 6_371_000;
