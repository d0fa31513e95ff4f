import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodySizes, type Endpoint } from '#contract/endpoints/endpoint.ts';
import { refusalFor } from '#contract/rules/access.ts';
import type { Database } from '../db/connection.ts';
import type { Member } from '../members/member.ts';
import { addressKeyOf } from './address.ts';
import type { Call, Handler, SignedRequest } from './call.ts';
import { checkInput, checkParams } from './check-input.ts';
import { toDeviceName } from './device-name.ts';
import { DownloadAnswer } from './download-answer.ts';
import { FileAnswer } from './file-answer.ts';
import type { Limiter } from './limiter.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { Refusal } from './refusal.ts';
import { refuseOtherSites } from './same-site.ts';
import type { SessionCookie } from './session-cookie.ts';
import { endOtherSessions, endSession, findSession, sessionIdOf, startSession } from './session-store.ts';
import { Shares } from './shares.ts';
import { suspended } from './suspended.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sign-ins, refusals and the like: written whatever the log level. */
    events: FastifyBaseLogger;
  }
  interface FastifyRequest {
    caller: Member | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** What all routes share. */
export interface RouteTools {
  database: Database;
  cookie: SessionCookie;
  limiter: Limiter;
  publicUrl: URL | undefined;
}

/** Even a call without a body may come with an empty object from clients that always send one. */
export const ROOM_FOR_AN_EMPTY_BODY = 1_024;
/** Balancers ask these without pause, and their answer must not depend on the database's counters. */
const UNCOUNTED = new Set(['/api/live', '/api/health']);

/**
 * Turns an endpoint and its handler into a route. In this order: no other site's doing, who calls, allowed to, not
 * too often, and only then is the body read, checked and handed to the handler: what is wrong with a body counts as a
 * call like any other. Who calls is asked once more when the body is there. The answer leaves through its schema, so
 * that a field which nobody promised never gets out.
 */
export function addRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  tools: RouteTools,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    bodyLimit: Math.max(bodySizes[endpoint.bodySize], ROOM_FOR_AN_EMPTY_BODY),
    onRequest: async (request, reply) => {
      await admit(endpoint, request, tools);
      reserveRoom(endpoint, request, reply);
    },
    handler: async (request, reply) => {
      await admitAgain(endpoint, request, tools);
      const call = {
        params: checkParams(endpoint.params, request.params),
        query: checkInput(endpoint.query, request.query),
        body: checkInput(endpoint.body, request.body),
        signed: signedPart(endpoint, request),
        ...abilities(request, reply, tools),
      } as Call<E>;
      const answer = await handler(call);
      reply.code(endpoint.status);
      if (
        answer instanceof PreparedAnswer ||
        answer instanceof FileAnswer ||
        answer instanceof DownloadAnswer
      )
        return answer.send(request, reply);
      return endpoint.answer ? reply.send(endpoint.answer.parse(answer)) : reply.send();
    },
  });
}

async function admit(endpoint: Endpoint, request: FastifyRequest, tools: RouteTools): Promise<void> {
  if (endpoint.access !== 'signature') refuseOtherSites(request, tools.publicUrl);
  if (UNCOUNTED.has(endpoint.path)) return;
  refuseByAccess(endpoint, await recognise(request, tools));
  await tools.limiter.count(endpoint.limits, counted(request));
  refusePackedBody(request);
}

/** A body may take two minutes to come: who was signed out, suspended or lost a role meanwhile is asked for anew. */
async function admitAgain(
  endpoint: Endpoint,
  request: FastifyRequest,
  { database, cookie }: RouteTools,
): Promise<void> {
  if (!request.caller || request.body === undefined) return;
  request.caller = (await findSession(database, cookie.read(request))) ?? null;
  refuseByAccess(endpoint, request.caller);
}

function refuseByAccess({ access }: Endpoint, caller: Member | null): void {
  const refusal = refusalFor(access, caller);
  if (caller && refusal === 'suspended') throw suspended(caller);
  if (refusal) throw new Refusal(refusal);
}

/**
 * A large body lies in memory from its first byte to the answer, however slowly its sender goes on. Bodies of ordinary
 * size are bounded by their number.
 */
const bodies = new Shares({ perCaller: 24 * 1_024 * 1_024, inAll: 96 * 1_024 * 1_024 });

function reserveRoom({ bodySize }: Endpoint, request: FastifyRequest, reply: FastifyReply): void {
  if (bodySizes[bodySize] <= bodySizes.plain) return;
  const { address, memberId } = counted(request);
  const declared = Number(request.headers['content-length'] ?? bodySizes[bodySize]);
  const giveBack = bodies.take(
    memberId === undefined ? address : `member ${memberId}`,
    Math.min(declared, bodySizes[bodySize]),
  );
  reply.raw.once('close', giveBack);
}

/** A few packed bytes unfold into megabytes; no client of ours packs what it sends. */
function refusePackedBody({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new Refusal('unsupported_encoding');
}

/** The bytes as they came: an endpoint of this kind has no schema, since its handler checks the signature first. */
function signedPart({ access }: Endpoint, { body, headers }: FastifyRequest): SignedRequest | null {
  if (access !== 'signature') return null;
  return { bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers };
}

/** Who calls, as the database has them now; and one more of their calls is counted. */
export async function recognise(
  request: FastifyRequest,
  { database, cookie, limiter }: Pick<RouteTools, 'database' | 'cookie' | 'limiter'>,
): Promise<Member | null> {
  request.caller = (await findSession(database, cookie.read(request))) ?? null;
  limiter.countAny(counted(request));
  return request.caller;
}

function counted(request: FastifyRequest) {
  const { caller } = request;
  return { address: addressKeyOf(request), memberId: caller?.id, newUntil: caller?.newUntil ?? null };
}

function abilities(request: FastifyRequest, reply: FastifyReply, { database, cookie }: RouteTools) {
  const address = addressKeyOf(request);
  return {
    caller: request.caller,
    address,
    setHeader: (name: string, value: string) => {
      reply.header(name, value);
    },
    sessionId: sessionIdOf(cookie.read(request)),
    nextPage: (cursor: string | null) => {
      if (cursor === null) return;
      const address = new URL(request.url, 'http://here');
      address.searchParams.set('cursor', cursor);
      reply.header('Link', `<${address.pathname}${address.search}>; rel="next"`);
    },
    startSession: async (userId: number, passwordHash: string) => {
      const device = toDeviceName(request.headers['user-agent']);
      const oldToken = cookie.read(request);
      const session = { userId, passwordHash, address, device, oldToken };
      cookie.write(reply, await startSession(database, session));
    },
    endSession: async () => {
      await endSession(database, cookie.read(request));
      cookie.clear(reply);
    },
    endOtherSessions: (userId: number) => endOtherSessions(database, userId, cookie.read(request)),
    note: (event: string, details = {}) =>
      request.server.events.info({ reqId: request.id, address, ...details }, event),
  };
}
