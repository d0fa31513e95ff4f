import { text } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

/** The next page's address travels in the `Link` header; its cursor is made by the server. */
export const page = z.object({
  cursor: z
    .string()
    .max(text.cursorMax)
    .regex(/^[0-9]{1,15}(?:\.[0-9]{1,15})?$/, 'There is no such page')
    .optional(),
});
