import { id, moment } from '#contract/entities/id.ts';
import { moderation } from '#contract/entities/moderation.ts';
import { filledText } from '#contract/entities/text.ts';
import { rating as stars, text } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

export const comment = z.object({
  id,
  userId: id,
  username: z.string(),
  avatarUrl: z.string().nullable(),
  comment: z.string(),
  createdAt: moment,
  moderation: moderation.nullable(),
});

export const newComment = z.object({
  comment: filledText({ max: text.commentMax, message: 'Please write a comment' }),
});

export const newRating = z.object({ rating: z.int().min(stars.min).max(stars.max) });
export const rating = newRating.extend({ userId: id });
