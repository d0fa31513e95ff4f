import { z } from '#contract/zod.ts';

export const song = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  src: z.string(),
  durationSeconds: z.number().positive(),
  isPremium: z.boolean(),
});
