import { moment } from '#contract/entities/id.ts';
import { z } from '#contract/zod.ts';

/**
 * That others do not see a thing, and why. Told to whoever made it and to staff; for all others it is not there at
 * all. What is held waits for a moderator's look, what is hidden had one.
 */
export const moderation = z.object({ state: z.enum(['held', 'hidden']), reason: z.string() });

/** That an account may not post, why and until when (null: until it is lifted). Told to its owner and to staff. */
export const suspensionTold = z.object({ reason: z.string(), until: moment.nullable() });
