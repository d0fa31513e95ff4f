import { id, moment } from '#contract/entities/id.ts';
import { suspensionTold } from '#contract/entities/moderation.ts';
import { reason } from '#contract/entities/report.ts';
import { z } from '#contract/zod.ts';

/** An account as staff see it. */
export const memberLine = z.object({
  id,
  username: z.string(),
  /** For administrators only. */
  email: z.string().nullable(),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  isModerator: z.boolean(),
  isSuspended: z.boolean(),
  suspension: suspensionTold.nullable(),
  createdAt: moment,
});

export const suspension = z.object({
  reason,
  /** When it ends by itself; null while a moderator must lift it. */
  until: moment.nullable(),
});

/** Whoever found an open browser must not give out roles: the password is asked for again. */
const currentPassword = z.string().max(1_000);

export const passwordAgain = z.object({ currentPassword });
export const roleChange = z.object({
  isAdmin: z.boolean().optional(),
  isModerator: z.boolean().optional(),
  reason: reason.optional(),
  currentPassword,
});
export const premiumChange = z.object({ isPremium: z.boolean(), reason: reason.optional(), currentPassword });

/** One thing that staff did. */
export const auditLine = z.object({
  id,
  at: moment,
  /** Null when an operator worked on the command line, a payment did it, or the account is gone. */
  actor: z.string().nullable(),
  actorId: id.nullable(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.int().nullable(),
  /** The member it was about, or whose thing; null for a guest's, and for what is gone. */
  subjectName: z.string().nullable(),
  reason: z.string().nullable(),
});
