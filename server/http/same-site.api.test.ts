import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { registration } from '../testing/visitor.ts';

let server: TestServer;
let named: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  named = await startTestServer({ env: { PUBLIC_URL: 'https://cymara.example' } });
});
afterAll(async () => {
  await server.stop();
  await named.stop();
});

let count = 0;
function register(at: TestServer, headers: Record<string, string>) {
  count += 1;
  return at.visitor().post('/api/register', registration(`Visitor${count}`), headers);
}

describe('a change', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'something' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'nonsense' },
  ])('API-13 asked for by another site (%j) is refused with 403, and nothing is written', async (headers) => {
    const before = await server.database.kysely.selectFrom('users').select('id').execute();
    const answer = await register(server, headers);
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('cross_site');
    expect(await server.database.kysely.selectFrom('users').select('id').execute()).toEqual(before);
  });

  it('API-13 asked for under another scheme than that of the request is refused, unless a trusted proxy names that', async () => {
    const { host } = new URL(server.url);
    expect((await register(server, { origin: `https://${host}` })).status).toBe(403);
    const forwarded = { origin: `https://${host}`, 'x-forwarded-proto': 'https' };
    expect((await register(server, forwarded)).status).toBe(403);
    const behind = await startTestServer({ env: { TRUST_PROXY: '1' } });
    const secure = { origin: `https://${new URL(behind.url).host}`, 'x-forwarded-proto': 'https' };
    const answers = [
      await register(behind, secure),
      await register(behind, { ...secure, 'x-forwarded-proto': 'http' }),
    ];
    await behind.stop();
    expect(answers.map(({ status }) => status)).toEqual([201, 403]);
  });

  it('from our own pages, or from what is no browser, goes on', async () => {
    const host = new URL(server.url).host;
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: `http://${host}` },
      {},
    ];
    for (const headers of own) {
      expect((await register(server, headers)).status).toBe(201);
    }
  });

  it('is compared with PUBLIC_URL where that is set, whatever Host says', async () => {
    expect((await register(named, { origin: 'https://cymara.example' })).status).toBe(201);
    const forged = { origin: 'https://evil.example', host: 'evil.example' };
    expect((await register(named, forged)).status).toBe(403);
  });

  it('does not concern reading', async () => {
    const answer = await server.visitor().get('/api/plans', { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
