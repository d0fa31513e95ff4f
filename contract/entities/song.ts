import { z } from '#contract/zod.ts';

export const song = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  src: z.string(),
  durationSeconds: z.number().positive(),
  isPremium: z.boolean(),
  /** The tone that the song rests on, in Hz: its cover is the figure of that tone. */
  tonic: z.number().positive(),
});

export type Song = z.infer<typeof song>;
