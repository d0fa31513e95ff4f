import type { FieldError } from '#contract/errors.ts';

/**
 * What every failed call throws. Its text is the status code and the body, or the status text of an
 * empty body; what a person is told is chosen by the feature, from `serverMessage` or words of its own.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  /** The server's words for a person, if it sent any. */
  readonly serverMessage: string | null;
  readonly fieldErrors: readonly FieldError[];

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    // HTTP/2 has no status text.
    this.statusText = statusText || String(status);
    const { message, errors } = readBody(body);
    this.serverMessage = message;
    this.fieldErrors = errors;
  }
}

function readBody(body: string): { message: string | null; errors: FieldError[] } {
  try {
    const parsed = JSON.parse(body) as { message?: unknown; errors?: unknown } | null;
    return {
      message: typeof parsed?.message === 'string' && parsed.message !== '' ? parsed.message : null,
      errors: Array.isArray(parsed?.errors) ? (parsed.errors as FieldError[]) : [],
    };
  } catch {
    return { message: null, errors: [] };
  }
}

/** The server's own words of a failure, else the given ones. */
export function wordsOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.serverMessage) || otherwise;
}
