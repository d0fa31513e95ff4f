import { z } from '#contract/zod.ts';

/** A number that the database gave a row. */
export const id = z.int().positive();

/**
 * An id as it stands in a path. Fifteen digits stay exact in JavaScript and fit both databases, so
 * nothing that passes here can make a query fail.
 */
export const pathId = z
  .string()
  .regex(/^[1-9][0-9]{0,14}$/)
  .transform(Number);

/** A moment, as ISO 8601 on the wire. */
export const moment = z.iso.datetime();
