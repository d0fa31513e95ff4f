import { moment } from '#contract/entities/id.ts';
import { z } from '#contract/zod.ts';

/** What names a session to its owner; it opens nothing. */
export const sessionId = z.string().regex(/^[0-9a-f]{16}$/);

/** A place where an account is signed in. */
export const session = z.object({
  id: sessionId,
  /** As "Firefox on Linux"; empty where it is not known. */
  device: z.string(),
  startedAt: moment,
  lastSeenAt: moment,
  /** The one that asks. */
  isThis: z.boolean(),
});
export type Session = z.infer<typeof session>;
