import type { z } from 'zod';
import type { FieldError } from '#contract/errors.ts';
import { Refusal } from './refusal.ts';

/** A list of a million wrong items needs no million lines of complaint. */
const ERRORS_TOLD = 20;

/** The value in the shape of its schema: unknown fields dropped, nothing turned from one type into another. */
export function checkInput(schema: z.ZodType | null, value: unknown): unknown {
  if (!schema) return undefined;
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const errors = checked.error.issues.slice(0, ERRORS_TOLD).map(toFieldError);
  // The first complaint is the message too, so that a page which shows one line shows the right one.
  const first = errors.find((error) => error.path !== '');
  throw new Refusal('invalid', first ? { errors, message: first.message } : { errors });
}

/** An id that cannot exist is simply not there. */
export function checkParams(schema: z.ZodType | null, value: unknown): unknown {
  if (!schema) return undefined;
  const checked = schema.safeParse(value);
  if (!checked.success) throw new Refusal('not_found');
  return checked.data;
}

function toFieldError({ path, message }: z.core.$ZodIssue): FieldError {
  return { path: path.join('.'), message };
}
