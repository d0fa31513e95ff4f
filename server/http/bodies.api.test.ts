import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainThreadCpu } from '../testing/main-thread-cpu.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { PASSWORD, registration } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
  await server.visitor().register('Bodies');
});
afterAll(() => server.stop());

const credentials = { username: 'Bodies', password: PASSWORD };
const login = (body: unknown, headers?: Record<string, string>) =>
  server.visitor().post('/api/login', body, headers);

describe('a body', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
  ])('API-13 of type %s is answered 415 before anyone looks at it', async (type) => {
    const answer = await login(credentials, { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({
      message: 'Please send JSON, with the content type application/json.',
      code: 'unsupported_type',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    '',
    'application/json\t',
    ' application/json',
    'application/json, text/plain',
    'APPLICATION/JSON',
    'application/json;charset=utf-8',
    'application/json; charset=utf-16',
    'application/jsonx',
    'application/problem+json',
    'json',
  ])('under the content type %j is either checked as JSON or refused', async (type) => {
    const wrong = await login({ username: 'Bodies' }, { 'content-type': type });
    expect([400, 415]).toContain(wrong.status);
    const right = await login(credentials, { 'content-type': type });
    expect([200, 400, 415]).toContain(right.status);
  });

  it('API-13 of more than 64 KiB is answered 413', async () => {
    const answer = await login({ ...credentials, filler: 'x'.repeat(64 * 1024) });
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual({ message: 'That is too large to send.', code: 'too_large' });
  });

  it.each([
    ['broken JSON', '{"username": '],
    ['nothing', ''],
    ['two values', '{} {}'],
    ['a comment', '{/* */}'],
    ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['sixty thousand open brackets', '['.repeat(60_000)],
    ['a list', [credentials]],
    ['text', '"hello"'],
    ['null', 'null'],
  ])('API-11 of %s is answered 400 with a message', async (_, body) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/\w/);
  });

  it.each([
    '{"__proto__": {"polluted": true}, "username": "Bodies", "password": "correct horse"}',
    '{"constructor": {"prototype": {"polluted": true}}, "username": "Bodies", "password": "correct horse"}',
    '{"username": "Bodies", "password": "correct horse", "x": {"__proto__": {"polluted": true}}}',
  ])('that reaches for prototypes is refused, and pollutes nothing: %s', async (body) => {
    expect((await login(body)).status).toBe(400);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('may be ten levels deep and no deeper, even where nobody would look', async () => {
    const nested = (levels: number) =>
      JSON.stringify(credentials).replace(
        '}',
        `,"extra":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`,
      );
    expect((await login(nested(10))).status).toBe(200);
    expect((await login(nested(11))).status).toBe(400);
    expect((await login(nested(30_000))).status).toBe(400);
  });

  it('is not needed where none is asked for, and an empty object does no harm there', async () => {
    expect((await server.visitor().post('/api/logout')).status).toBe(204);
    expect((await server.visitor().post('/api/logout', {})).status).toBe(204);
    expect((await server.visitor().post('/api/logout', { filler: 'x'.repeat(2_000) })).status).toBe(413);
  });

  it('with 20,000 letters against every pattern is answered at once', async () => {
    const long = 'a'.repeat(20_000);
    const before = mainThreadCpu();
    const answer = await server
      .visitor()
      .post('/api/register', { username: long, email: `${long}@`, password: long });
    expect(answer.status).toBe(400);
    // Quadratic patterns take seconds at this length; the figure only tells the two apart.
    expect(mainThreadCpu() - before).toBeLessThan(500);
  });

  it('with SQL in it is only text', async () => {
    const name = "x'); drop table users; --";
    expect((await login({ username: name, password: PASSWORD })).status).toBe(401);
    expect((await server.visitor().post('/api/register', registration('Stillthere'))).status).toBe(201);
  });
});

describe('a path', () => {
  it.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    '99999999999999999999',
    'abc',
    '%00',
    '%20',
    '1%00',
    '１',
    'null',
    'x'.repeat(300),
  ])('API-13 with the id %j is answered 404, never with an error of the database', async (id) => {
    const visitor = server.visitor();
    await visitor.post('/api/login', credentials);
    const answer = await visitor.get(`/api/users/${encodeURI(decodeURIComponent(id))}`);
    expect(answer.status).toBe(404);
    expect(answer.body.message).toMatch(/\w/);
  });

  it.each([
    '/api/nope',
    '/api',
    '/api/',
    '/api/user/',
    '/api/User',
    '/api/users/%E0%A4%A',
    '/api/%',
    '//api/user',
  ])(
    'API-11 that leads nowhere (%s) is answered in JSON, with the same headers as all answers',
    async (path) => {
      const answer = await server.visitor().get(path);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body.message).toMatch(/\w/);
      expect(answer.body.code).toMatch(/\w/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('of more than 4 KiB is answered 414', async () => {
    const answer = await server.visitor().get(`/api/plans?x=${'y'.repeat(4_100)}`);
    expect(answer.status).toBe(414);
  });

  it('with headers of more than 16 KiB is answered 431', async () => {
    const answer = await server.visitor().get('/api/plans', { 'x-filler': 'y'.repeat(17_000) });
    expect(answer.status).toBe(431);
    expect(answer.body.message).toMatch(/\w/);
  });

  it('knows no method beyond those of the contract', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      expect((await server.visitor().send(method, '/api/login')).status).toBe(404);
    }
  });
});

describe('every answer', () => {
  const expected = {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
      "media-src 'self' blob:; font-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; " +
      "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };

  it.each(['/api/plans', '/api/user', '/api/nope', '/', '/nope', '/api/%'])(
    'to %s carries the headers that keep browsers strict, and none that tell too much',
    async (path) => {
      const { headers } = await server.visitor().get(path);
      expect(headers).toMatchObject(expected);
      for (const name of [
        'server',
        'x-powered-by',
        'access-control-allow-origin',
        'strict-transport-security',
      ]) {
        expect(headers[name]).toBeUndefined();
      }
    },
  );

  it('under /api is never kept by a cache', async () => {
    for (const path of ['/api/plans', '/api/user', '/api/nope']) {
      const { headers } = await server.visitor().get(path);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.vary).toMatch(/\bCookie\b/i);
    }
  });

  it('under https asks browsers to stay there', async () => {
    const https = await startTestServer({ env: { PUBLIC_URL: 'https://cymara.example' } });
    const { headers } = await https.visitor().get('/api/plans');
    await https.stop();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toBe(
      `${expected['content-security-policy']}; upgrade-insecure-requests`,
    );
  });
});
