import { id, moment } from '#contract/entities/id.ts';
import { pictureData } from '#contract/entities/picture.ts';
import { filledText } from '#contract/entities/text.ts';
import { withoutGuestMark } from '#contract/rules/guest-posts.ts';
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
export type Post = z.infer<typeof post>;

const content = filledText({ max: text.postMax, message: 'Please write something to share' });

export const newPost = z.object({ content, imageUrl: pictureData.nullish() });
/** The mark behind a guest's words is the server's to set: without it the words must be as any others. */
const guestContent = z.pipe(
  z.transform((sent: string) => (typeof sent === 'string' ? withoutGuestMark(sent) : sent)),
  content,
);

export const newGuestPost = z.object({ content: guestContent, imageUrl: z.null().optional() });
export const likeCount = z.object({ likes: z.int().min(0) });
