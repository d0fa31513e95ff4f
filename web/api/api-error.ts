import type { ErrorBody, FieldError } from '#contract/errors.ts';

/**
 * What every failed call throws. Its text is the status code and the body, or the status text of an
 * empty body. Code decides by `status` and `code`, never by the words;
 * what a person is told comes from `wordsOf`.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  /** Why the server refused, as the contract names it; null when something else answered. */
  readonly code: string | null;
  /** The server's words for a person, if it sent any. */
  readonly serverMessage: string | null;
  readonly fieldErrors: readonly FieldError[];

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    // HTTP/2 has no status text.
    this.statusText = statusText || String(status);
    const { message, code, errors } = readBody(body);
    this.code = code;
    this.serverMessage = message;
    this.fieldErrors = errors;
  }
}

function readBody(body: string): { message: string | null; code: string | null; errors: FieldError[] } {
  try {
    const parsed = JSON.parse(body) as Partial<Record<keyof ErrorBody, unknown>> | null;
    return {
      message: filled(parsed?.message),
      code: filled(parsed?.code),
      errors: Array.isArray(parsed?.errors) ? (parsed.errors as FieldError[]) : [],
    };
  } catch {
    return { message: null, code: null, errors: [] };
  }
}

const filled = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Why a call failed, in the server's words; null when it gave none. "Something went wrong" is no reason: of that the
 * page, which knows what was tried, says more.
 */
export function reasonOf(error: unknown): string | null {
  return error instanceof ApiError && error.status !== 500 ? error.serverMessage : null;
}

/** The one way to tell a person of a failure: the server's reason, else the page's own words. */
export function wordsOf(error: unknown, otherwise: string): string {
  return reasonOf(error) ?? otherwise;
}
