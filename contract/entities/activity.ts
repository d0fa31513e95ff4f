import { id, moment } from '#contract/entities/id.ts';
import { moderation } from '#contract/entities/moderation.ts';
import { z } from '#contract/zod.ts';

export const activityFilters = ['all', 'posts', 'visualizations'] as const;

/** Something that a member made. */
export const activity = z.object({
  type: z.enum(['post', 'visualization', 'program']),
  /** Of the post, the snapshot or the program. */
  id,
  title: z.string(),
  imageUrl: z.string().nullable(),
  /** What of it sounds; the figure of an entry is drawn from it. */
  frequencies: z.array(z.number()),
  moderation: moderation.nullable(),
  createdAt: moment,
});
