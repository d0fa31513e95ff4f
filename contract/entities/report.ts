import { id, moment } from '#contract/entities/id.ts';
import { moderation, suspensionTold } from '#contract/entities/moderation.ts';
import { filledText } from '#contract/entities/text.ts';
import { text } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

/** What can be reported, hidden and restored. A snapshot is a post, and goes by that name here. */
export const contentKind = z.enum(['post', 'comment', 'program', 'profile']);
export type ContentKind = z.infer<typeof contentKind>;

/** A profile goes with its account, which only its owner ends. */
export const deletableKind = contentKind.exclude(['profile']);

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

/** A thing that staff took out of view, with who did it and when. */
export const hiddenContent = reported
  .omit({ reports: true })
  .extend({ hiddenBy: z.string().nullable(), hiddenAt: moment });

const said = z.object({ id, author: z.string(), text: z.string(), createdAt: moment });

/** What stands around a thing, and who made it: a word is judged by what it answers and by what else its author says. */
export const contentContext = z.object({
  /** The program that a comment stands under. */
  program: z.object({ id, name: z.string(), author: z.string() }).nullable(),
  /** The comments before and after it. */
  before: z.array(said),
  after: z.array(said),
  /** The author's latest other posts that everyone may see. */
  alsoBy: z.array(said),
  /** Null for a guest. */
  author: z
    .object({
      id,
      username: z.string(),
      since: moment,
      isStaff: z.boolean(),
      madeCount: z.int().min(0),
      hiddenCount: z.int().min(0),
      suspendedCount: z.int().min(0),
      suspension: suspensionTold.nullable(),
    })
    .nullable(),
});
