import { helpInWords } from '#contract/help-lines.ts';
import { account, picture, tiers } from '#contract/rules/limits.ts';

/** Every way in which a call can be refused: its status, and words that a person can act on. */
export const refusals = {
  invalid: { status: 400, message: 'Please check what you entered and try again.' },
  malformed: { status: 400, message: 'The request could not be read.' },
  /** Words that tell of danger: help comes before what was asked for, which is not done. */
  help_first: { status: 422, message: helpInWords },
  unauthorized: { status: 401, message: 'Please log in to continue.' },
  wrong_credentials: { status: 401, message: 'That name or password is not right.' },
  wrong_password: { status: 403, message: 'That is not your present password.' },
  passkey_refused: {
    status: 401,
    message: 'That passkey was not accepted. Please try again, or use your password.',
  },
  passkey_not_added: { status: 400, message: 'That passkey could not be added. Please try again.' },
  passkey_limit: {
    status: 409,
    message: `An account has ${account.passkeysMax} passkeys at most. Remove one first.`,
  },
  token_invalid: { status: 400, message: 'This link is not valid any more. Please ask for a new one.' },
  forbidden: { status: 403, message: 'You are not allowed to do that.' },
  premium_required: { status: 403, message: 'This is part of Premium.' },
  program_limit: {
    status: 403,
    message: `Free accounts keep up to ${tiers.freePrograms} programs. Delete one, or go Premium.`,
  },
  suspended: {
    status: 403,
    message: 'Your account is suspended from posting. Write to us if you think this is wrong.',
  },
  cross_site: { status: 403, message: 'This request came from another site and was refused.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  taken: { status: 409, message: 'That username or email is already in use.' },
  last_administrator: {
    status: 409,
    message: 'You are the last administrator. Make somebody else one before you leave.',
  },
  already_subscribed: { status: 409, message: 'You already have Premium.' },
  payment_closed: { status: 409, message: 'This payment is not open any more. Please begin again.' },
  conflict: { status: 409, message: 'That does not fit with what is already there.' },
  precondition_failed: { status: 412, message: 'It has changed since you last asked.' },
  storage_quota: {
    status: 403,
    message: 'Your pictures take up all the room of your account. Delete some to make room for new ones.',
  },
  image_hidden: { status: 403, message: 'That picture was taken out of view and cannot be shared again.' },
  too_large: { status: 413, message: 'That is too large to send.' },
  image_too_heavy: {
    status: 413,
    message: `Pictures may have ${picture.bytesMax / 1024 / 1024} MB at most.`,
  },
  image_too_large: {
    status: 400,
    message: 'That picture has too many pixels or frames. Please choose a smaller one.',
  },
  card_refused: {
    status: 400,
    message: 'Only the three test cards are taken here. Please never enter a real card.',
  },
  signature_invalid: { status: 400, message: 'This message is not signed by the payment provider.' },
  image_type: { status: 415, message: 'Please choose a PNG, JPEG, WebP or GIF picture.' },
  address_too_long: { status: 414, message: 'That address is too long.' },
  unsupported_type: { status: 415, message: 'Please send JSON, with the content type application/json.' },
  unsupported_encoding: { status: 415, message: 'Please send the request as it is, without compression.' },
  range_not_satisfiable: { status: 416, message: 'There is no such part of this file.' },
  expectation_failed: { status: 417, message: 'The request expects something that nobody here does.' },
  too_many: { status: 429, message: 'That was too often. Please wait a moment and try again.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  busy: { status: 503, message: 'Cymara is busy right now. Please try again in a moment.' },
  payments_out_of_reach: {
    status: 503,
    message: 'The payment provider cannot be reached right now. Nothing was charged. Please try again.',
  },
  storage_full: { status: 503, message: 'Nothing can be saved right now. Please try again later.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof refusals;

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** The body of every answer that is not 2xx. */
export interface ErrorBody {
  readonly message: string;
  readonly code: string;
  readonly errors?: readonly FieldError[];
  /** The same words again, where the specification has them so. */
  readonly error?: { readonly message: string };
}
