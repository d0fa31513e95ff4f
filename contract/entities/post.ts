import { id, moment } from '#contract/entities/id.ts';
import { pictureData } from '#contract/entities/picture.ts';
import { filledText } from '#contract/entities/text.ts';
import { text } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

/** A post of the community. A snapshot in the feed carries the snapshot's own id, so type and id together name it. */
export const post = z.object({
  id,
  type: z.enum(['post', 'snapshot']),
  /** Null for guests. */
  userId: id.nullable(),
  username: z.string(),
  avatarUrl: z.string().nullable(),
  isGuest: z.boolean(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  visualizationType: z.string().nullable(),
  frequency: z.number().nullable(),
  likes: z.int().min(0),
  createdAt: moment,
});

const content = filledText({ max: text.postMax, message: 'Please write something to share' });

export const newPost = z.object({ content, imageUrl: pictureData.nullish() });
export const newGuestPost = z.object({ content, imageUrl: z.null().optional() });
export const likeCount = z.object({ likes: z.int().min(0) });
