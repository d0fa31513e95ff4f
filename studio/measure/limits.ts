export type Kind = 'song' | 'river' | 'loop' | 'clip';

/** What each kind of file must keep to; both ends belong to the range. */
type Limits = {
  lufs: readonly [number, number];
  range: readonly [number, number];
  seconds: readonly [number, number];
  movement: number;
};

/** Loudness to aim at, and how far from it a file may be. */
export const TARGET_LUFS = { song: -18, river: -22, loop: -20, clip: -18 } as const;
const TOLERANCE = 0.5;

const around = (kind: Kind) => [TARGET_LUFS[kind] - TOLERANCE, TARGET_LUFS[kind] + TOLERANCE] as const;

export const LIMITS: Record<Kind, Limits> = {
  song: { lufs: around('song'), range: [3, 9], seconds: [160, 200], movement: 2 },
  river: { lufs: around('river'), range: [2, 4], seconds: [92, 130], movement: 1.4 },
  loop: { lufs: around('loop'), range: [1, 9], seconds: [45, 100], movement: 1.4 },
  clip: { lufs: around('clip'), range: [1, 12], seconds: [20, 60], movement: 2 },
};

/** dBTP. Decoders overshoot a little; two decibels leave room for it. */
export const HIGHEST_PEAK = -2;
export const LONGEST_CLIP = 2;
export const LARGEST_OFFSET = 1e-4;
/** dBFS of the quietest tenth of a second between the fades. */
export const QUIETEST = -60;
export const CORRELATION = [0, 0.9] as const;
export const LARGEST_MONO_LOSS = 4;
/** Likeness of the two most alike passages of twenty seconds. */
export const CLOSEST_REPEAT = 0.98;
/** Cents between the declared tonic and the one that is heard. */
export const TONIC_ERROR = 10;
export const SEAM_FLUX = 1;
export const SEAM_BURST = 1;
/** Cosine distance of the two most alike songs. */
export const NEAREST_NEIGHBOUR = 0.3;
