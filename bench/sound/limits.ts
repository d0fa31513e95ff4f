import type { Change } from './instrument.ts';

/** What our engine must reach, measured at its output with the limiter in circuit. */
export const limits = {
  frequencyErrorCents: 0.001,
  distortionDb: -110,
  aliasDb: -90,
  clickDbr: -95,
  /** Where a wave has energy above 4 kHz of its own, a change may add this much to it. */
  clickOverSteadyDb: 1,
  leakageDb: -120,
  beatErrorHz: 1e-4,
  loudnessSpreadLu: 1.5,
  truePeakDb: -1,
  transparencyDb: -100,
  warmMs: 30,
  coldMs: 150,
  audioThreadShare: 0.05,
  nodes: 5,
  /** What three generators with harmonics may be made of: the audio thread's work, counted and not timed. */
  nodesInUse: 80,
  stageErrorSamples: 1,
} as const;

export const frequencies = [0.1, 7.83, 432, 963, 20_000] as const;
export const distortionAt = [432, 5000] as const;
export const loudnessAt = [100, 432, 2000] as const;

export const clickLimit = (change: Change) =>
  change === 'wave' ? limits.clickOverSteadyDb : limits.clickDbr;
