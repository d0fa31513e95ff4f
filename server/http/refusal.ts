import { type ErrorBody, type ErrorCode, type FieldError, refusals } from '#contract/errors.ts';

interface RefusalDetails {
  /** Words for this very case, instead of the code's own. */
  message?: string;
  /** Which fields are at fault. */
  errors?: FieldError[];
  retryAfterSeconds?: number;
  /** What lies behind it, for the log alone. */
  cause?: unknown;
}

/** Says no to a call, from anywhere below a route: the answer's status and body follow from the code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? refusals[code].message, { cause: details.cause });
    this.code = code;
    this.status = refusals[code].status;
    this.errors = details.errors;
    // Whoever is told "not now" is also told when.
    this.retryAfterSeconds =
      details.retryAfterSeconds ?? (this.status === 503 ? BUSY_RETRY_SECONDS : undefined);
  }

  get body(): ErrorBody {
    const { message, code, errors } = this;
    return errors ? { message, code, errors } : { message, code };
  }
}

const BUSY_RETRY_SECONDS = 2;
