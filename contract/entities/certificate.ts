import { id } from '#contract/entities/id.ts';
import { z } from '#contract/zod.ts';

/**
 * What was measured of one preset, rendered by the engine that plays it. It holds no frequency, and is so coarse that
 * none can be worked out from it; still it is shown to those alone who may see the numbers that it is about.
 */
export const certificate = z.object({
  presetId: id,
  /** The largest error of any tone or pulse that sounds, in Hz; rounded up. */
  frequencyErrorHz: z.number().nonnegative(),
  /** The largest error of any pulse, and of any difference between two tones, in Hz; null for one steady tone. */
  beatErrorHz: z.number().nonnegative().nullable(),
  /** Loudness with the mixer as a first visit finds it. */
  loudnessLufs: z.number(),
  /** With every fader and every volume at 100 %. */
  truePeakDbtp: z.number(),
  /** The loudest moment above 4 kHz while it starts or stops, in dB of the tone. */
  clickDbr: z.number(),
});

export const certification = z.object({
  /** The version of the product whose engine was measured. */
  version: z.string(),
  certificates: z.array(certificate),
});
export type Certificate = z.infer<typeof certificate>;
