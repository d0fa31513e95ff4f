import { id, moment } from '#contract/entities/id.ts';
import { moderation, suspensionTold } from '#contract/entities/moderation.ts';
import { z } from '#contract/zod.ts';

export const profileThemes = ['violet', 'jungle', 'desert'] as const;

/** What anyone who is signed in may see of a member. Never the e-mail. */
export const profileCard = z.object({
  id,
  username: z.string(),
  bio: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  instagramHandle: z.string().nullable(),
  xHandle: z.string().nullable(),
  profileTheme: z.enum(profileThemes),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  isModerator: z.boolean(),
});

/** The signed-in member, as only they see themselves. */
export const user = profileCard.extend({
  email: z.string(),
  profileBackgroundUrl: z.string().nullable(),
  /** That others see nothing but the name, and why. */
  profileModeration: moderation.nullable(),
  suspension: suspensionTold.nullable(),
  /** The end of an account's first day, in which it posts more slowly; null when it is over. */
  newUntil: moment.nullable(),
});
export type User = z.infer<typeof user>;
