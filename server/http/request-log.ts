import type { FastifyInstance } from 'fastify';
import { refusals } from '#contract/errors.ts';

const TOLD_ALWAYS: Record<number, string> = {
  [refusals.forbidden.status]: 'refused',
  [refusals.too_many.status]: 'limited',
};

/**
 * One line a request: the route's pattern, never the address as typed, which may hold anything. Refusals by
 * role and by limit are written whatever the log level.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      memberId: request.caller?.id ?? null,
    };
    const event = TOLD_ALWAYS[reply.statusCode];
    if (event) app.events.info(line, event);
    else request.log.info(line, 'request');
  });
}

/** What the log keeps of an error: no details that a database adds, which may quote people's data. */
export function describeError(error: Error & { code?: string }) {
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { type: error.name, message: error.message, code: error.code, cause, stack: error.stack ?? '' };
}
