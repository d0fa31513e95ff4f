import { id, moment } from '#contract/entities/id.ts';
import { moderation } from '#contract/entities/moderation.ts';
import { filledText } from '#contract/entities/text.ts';
import { text } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

/** What can be reported, hidden and restored. A snapshot is a post, and goes by that name here. */
export const contentKind = z.enum(['post', 'comment', 'program', 'profile']);

export const reason = filledText({ max: text.reasonMax, message: 'Please say why' });

export const newReport = z.object({ kind: contentKind, id, reason });

/** A thing that was reported or held and not looked at yet, with what is needed to judge it. */
export const reported = z.object({
  kind: contentKind,
  id,
  /** Null for a guest's. */
  authorId: id.nullable(),
  author: z.string(),
  text: z.string(),
  imageUrl: z.string().nullable(),
  createdAt: moment,
  moderation: moderation.nullable(),
  /** Empty for what was held and that nobody reported. */
  reports: z.array(z.object({ reporter: z.string(), reason: z.string(), createdAt: moment })),
});
