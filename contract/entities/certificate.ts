import { id } from '#contract/entities/id.ts';
import { z } from '#contract/zod.ts';

/**
 * What was measured on a preset as the product plays it, rendered offline. The figures hold no frequency, but a
 * loudness depends on the pitch: whoever may not see a preset's numbers does not get its certificate either.
 */
export const certificate = z.object({
  /** The preset's. */
  id,
  /** How far the worst of its tones lies from its number. */
  frequencyErrorHz: z.number().nonnegative(),
  /** How far its slowest beat or pulse lies from where it should be; null when it has none. */
  beatErrorHz: z.number().nonnegative().nullable(),
  /** Loudness after ITU-R BS.1770, at the volumes of a first visit. */
  levelLufs: z.number(),
  truePeakDbtp: z.number(),
  /** Of the product that rendered it. */
  version: z.string(),
});
export type Certificate = z.infer<typeof certificate>;
