import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { Visitor } from '../testing/visitor.ts';
import type { SignedRequest } from './call.ts';
import { answerError } from './error-handler.ts';
import { readJsonBodies } from './json-body.ts';
import { Limiter } from './limiter.ts';
import { addRoute } from './route.ts';
import { SessionCookie } from './session-cookie.ts';

const webhook = endpoint('POST /api/payments/webhook', {
  summary: 'What the provider tells',
  access: 'signature',
  bodySize: 'plain',
  answer: null,
});

let server: TestServer;
const app = fastify();
let got: SignedRequest | null = null;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  app.decorateRequest('caller', null);
  app.setErrorHandler(answerError);
  await app.register(import('@fastify/cookie'));
  readJsonBodies(app);
  const { database } = server;
  const tools = {
    database,
    limiter: new Limiter(database, 1),
    cookie: new SessionCookie(false),
    publicUrl: undefined,
  };
  const handler = ({ signed }: { signed: SignedRequest | null }) => {
    got = signed;
    return undefined;
  };
  addRoute(app, webhook, handler, tools);
  addRoute(
    app,
    endpoint('POST /api/ordinary', { summary: 'Any', access: 'anyone', answer: null }),
    handler,
    tools,
  );
  visitor = new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

describe('a call that proves itself by a signature', () => {
  it.each([
    ['blanks and an order of their own', '{ "b" : 1,\n"a":"\\u00e4" }'],
    ['no JSON at all', 'not json'],
    ['bytes that are no text', Buffer.from([0xff, 0x00, 0xfe])],
    ['a key that reaches for prototypes', '{"__proto__":{}}'],
  ])('gets its bytes as they came, also with %s, and the headers', async (_, body) => {
    const answer = await visitor.post('/api/payments/webhook', body, { 'stripe-signature': 't=1,v1=a' });
    expect(answer.status).toBe(204);
    expect(got?.bytes).toEqual(Buffer.from(body));
    expect(got?.headers['stripe-signature']).toBe('t=1,v1=a');
  });

  it('comes from another site without a cookie, and may', async () => {
    const answer = await visitor.post('/api/payments/webhook', '{}', { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(204);
  });

  it('gets no bytes when none came, and none beyond its size', async () => {
    expect((await visitor.post('/api/payments/webhook')).status).toBe(204);
    expect(got?.bytes).toEqual(Buffer.alloc(0));
    expect((await visitor.post('/api/payments/webhook', 'x'.repeat(70_000))).status).toBe(413);
  });

  it('is the only one that does', async () => {
    expect((await visitor.post('/api/ordinary', {})).status).toBe(204);
    expect(got).toBeNull();
  });
});
