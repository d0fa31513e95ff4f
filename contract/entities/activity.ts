import { id, moment } from '#contract/entities/id.ts';
import { z } from '#contract/zod.ts';

export const activityFilters = ['all', 'posts', 'visualizations'] as const;

/** Something that a member made. */
export const activity = z.object({
  type: z.enum(['post', 'visualization', 'program']),
  /** Of the post, the snapshot or the program. */
  id,
  title: z.string(),
  imageUrl: z.string().nullable(),
  createdAt: moment,
});
