import { frequencyRange } from '#contract/entities/generator.ts';
import { id, moment } from '#contract/entities/id.ts';
import { moderation } from '#contract/entities/moderation.ts';
import { pictureData } from '#contract/entities/picture.ts';
import { filledText } from '#contract/entities/text.ts';
import { withoutGuestMark } from '#contract/rules/guest-posts.ts';
import { post as limit, text } from '#contract/rules/limits.ts';
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
  /** What of it sounds; empty where nothing does, or where it is withheld. */
  frequencies: z.array(z.number()).max(limit.frequenciesMax),
  /** What was shared, for whoever wants to open it. A program that is not for everyone's eyes is not named. */
  shared: z
    .object({
      kind: z.enum(['preset', 'program']),
      id,
      name: z.string(),
      /** How long a preset lasts; what has no length of its own plays until someone stops it. */
      minutes: z.int().positive().optional(),
    })
    .nullable(),
  /** True when the frequencies are withheld from a caller who is not premium. */
  locked: z.boolean(),
  likes: z.int().min(0),
  /** Whether the caller likes it. */
  isLiked: z.boolean(),
  moderation: moderation.nullable(),
  createdAt: moment,
});
export type Post = z.infer<typeof post>;

/** Told to the writer alone, in the answer to writing it: help, where the words tell of danger. */
export const helpForWriter = { help: z.string().optional() };
export const createdPost = post.extend(helpForWriter);

const content = filledText({ max: text.postMax, message: 'Please write something to share' });

/** The sound that a post is about: a preset or a program by its id, or bare numbers. */
const sentSound = z.union(
  [
    z.object({ presetId: id }),
    z.object({ programId: id }),
    z.object({ frequencies: z.array(frequencyRange).min(1).max(limit.frequenciesMax) }),
  ],
  { error: `Please share a preset, a program, or up to ${limit.frequenciesMax} frequencies` },
);
export type SentSound = z.infer<typeof sentSound>;

export const newPost = z.object({ content, imageUrl: pictureData.nullish(), shared: sentSound.optional() });
/** The mark behind a guest's words is the server's to set: without it the words must be as any others. */
const guestContent = z.pipe(
  z.transform((sent: string) => (typeof sent === 'string' ? withoutGuestMark(sent) : sent)),
  content,
);

export const newGuestPost = z.object({
  content: guestContent,
  imageUrl: z.null().optional(),
  shared: sentSound.optional(),
});
export const likeCount = z.object({ likes: z.int().min(0) });
