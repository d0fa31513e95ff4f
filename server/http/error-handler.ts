import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { classifyFault, type DatabaseFault } from '../db/database-fault.ts';
import { Refusal } from './refusal.ts';

/** Every failure leaves the server in one shape; what it was, beyond that, stands in the log alone. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) {
    const level = refusal.status === 500 ? 'error' : 'warn';
    request.log[level]({ err: error, route: request.routeOptions.url }, 'a call failed');
  }
  if (refusal.retryAfterSeconds !== undefined) reply.header('Retry-After', String(refusal.retryAfterSeconds));
  // How long the file is, for who asked for a part beyond its end.
  const { headers } = error as { headers?: Record<string, string> };
  if (refusal.code === 'range_not_satisfiable' && headers) reply.headers(headers);
  // A file's own headers may be set by now; kept for a year, a refusal would hide the file from everyone.
  reply.header('Cache-Control', 'no-store');
  const { body } = refusal;
  const isTwice = request.routeOptions.config?.endpoint?.repeatsMessage;
  reply.code(refusal.status).type('application/json; charset=utf-8');
  return reply.send(isTwice ? { ...body, error: { message: body.message } } : body);
}

const FRAMEWORK_REFUSALS: Record<string, () => Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal('unsupported_type'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('too_large'),
};

/** What the sender of files says no to: a part beyond the end of a file, a condition that no longer holds. */
const FILE_REFUSALS: Record<number, () => Refusal> = {
  412: () => new Refusal('precondition_failed'),
  416: () => new Refusal('range_not_satisfiable'),
};

const DATABASE_REFUSALS: Record<DatabaseFault, () => Refusal> = {
  unique: () => new Refusal('conflict'),
  // What the row belongs to was deleted in the meantime.
  foreign_key: () => new Refusal('not_found'),
  bad_value: () => new Refusal('invalid'),
  busy: () => new Refusal('busy'),
  full: () => new Refusal('storage_full'),
  unreachable: () => new Refusal('busy'),
  damaged: () => new Refusal('unexpected'),
  other: () => new Refusal('unexpected'),
};

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const fault = classifyFault(error);
  if (fault) return DATABASE_REFUSALS[fault]();
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = FRAMEWORK_REFUSALS[code ?? ''] ?? FILE_REFUSALS[statusCode ?? 0];
  if (known) return known();
  // What the framework itself could not read: a broken length, a path that cannot be decoded.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('malformed');
  return new Refusal('unexpected');
}
