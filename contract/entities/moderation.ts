import { z } from '#contract/zod.ts';

/**
 * That others do not see a thing, and why. Told to whoever made it and to staff; for all others it is not there at
 * all. What is held waits for a moderator's look, what is hidden had one.
 */
export const moderation = z.object({ state: z.enum(['held', 'hidden']), reason: z.string() });
