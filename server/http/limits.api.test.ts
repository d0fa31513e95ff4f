import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { registration } from '../testing/visitor.ts';

const servers: TestServer[] = [];
async function start(...options: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...options);
  servers.push(server);
  return server;
}
afterEach(async () => {
  // The second node first: the database goes with the first.
  for (const server of servers.splice(0).reverse()) await server.stop();
});

describe('limits', () => {
  it('API-13 API-14 registrations from one address end with 429 and Retry-After', async () => {
    // A tenth of 60 in ten minutes.
    const server = await start({ env: { RATE_LIMIT_SCALE: '0.1' } });
    for (let count = 0; count < 6; count += 1) {
      expect((await server.visitor().post('/api/register', registration(`Person${count}`))).status).toBe(201);
    }
    const answer = await server.visitor().post('/api/register', registration('Person6'));
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({
      message: 'That was too often. Please wait a moment and try again.',
      code: 'too_many',
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const users = await server.database.kysely.selectFrom('users').select('id').execute();
    expect(users).toHaveLength(6);
  });

  it('API-14 all calls together are limited, but never the question whether the server lives', async () => {
    const server = await start({ env: { RATE_LIMIT_SCALE: '0.02' } });
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await server.visitor().get('/api/plans')).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    expect((await server.visitor().get('/api/plans')).headers['retry-after']).toBeDefined();
    expect((await server.visitor().get('/api/health')).status).toBe(200);
    expect((await server.visitor().get('/api/live')).status).toBe(200);
  });

  it('RUN-04 two nodes on one database share sessions and limits', async () => {
    const one = await start();
    const other = await start({ beside: one });
    const visitor = one.visitor();
    await visitor.register('Wanderer');
    const elsewhere = other.visitor();
    elsewhere.cookie = visitor.cookie;
    expect((await elsewhere.get('/api/user')).body.username).toBe('Wanderer');

    for (let count = 0; count < 10; count += 1) {
      const node = count % 2 ? one : other;
      await node.visitor().post('/api/login', { username: 'Wanderer', password: 'wrong one' });
    }
    const wrong = { username: 'Wanderer', password: 'wrong one' };
    expect((await one.visitor().post('/api/login', wrong)).status).toBe(429);
    expect((await other.visitor().post('/api/login', wrong)).status).toBe(429);

    await visitor.post('/api/logout');
    expect((await elsewhere.get('/api/user')).status).toBe(401);
  });

  it('the limit of all calls is shared by two nodes, but for a lot of 25 each', async () => {
    const one = await start({ env: { RATE_LIMIT_SCALE: '0.05' } });
    const other = await start({ beside: one, env: { RATE_LIMIT_SCALE: '0.05' } });
    let allowed = 0;
    for (let count = 0; count < 250; count += 1) {
      const node = count % 2 ? one : other;
      if ((await node.visitor().get('/api/plans')).status === 200) allowed += 1;
    }
    expect(allowed).toBeGreaterThanOrEqual(150);
    expect(allowed).toBeLessThanOrEqual(150 + 50);
  });

  it('T29 an account is slowed in its first day by the database’s clock, and told when that ends; no longer', async () => {
    // A tenth: 2 posts in ten minutes while it is new, 6 a minute otherwise.
    const server = await start({ env: { RATE_LIMIT_SCALE: '0.1' } });
    const who = await server.member();
    const post = (content: string) => who.post('/api/community/posts', { content });
    const { newUntil } = (await who.get('/api/user')).body;
    for (const content of ['One', 'Two']) expect((await post(content)).status).toBe(201);
    const refused = await post('Three');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
    expect(refused.body.message).toMatch(
      /^Your account is new, so this is limited to 2 times in 10 minutes\. Please try again in 10 minutes\. From .+ UTC on,/,
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const { kysely } = server.database;
    const { created_at } = await kysely.selectFrom('users').select('created_at').executeTakeFirstOrThrow();
    expect(Date.parse(newUntil) - Number(created_at)).toBe(24 * 3_600_000);
    await kysely
      .updateTable('users')
      .set({ created_at: Number(created_at) - 24 * 3_600_000 })
      .execute();
    expect((await who.get('/api/user')).body.newUntil).toBeNull();
    expect((await post('Three')).status).toBe(201);
    expect((await (await server.member()).post('/api/community/posts', { content: 'New' })).status).toBe(201);
  });

  it('T29 what reads a year of listening has a limit of its own', async () => {
    // A fortieth of 120 in a minute.
    const server = await start({ env: { RATE_LIMIT_SCALE: '0.025' } });
    const member = await server.member();
    const paths = ['/api/preferences', '/api/listening/summary', '/api/recommendations/for-you'];
    const statuses: number[] = [];
    for (const path of [...paths, ...paths]) statuses.push((await member.get(path)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await member.get('/api/recommendations')).status).toBe(200);
  });

  it('T29 guests are told how often they may post', async () => {
    const server = await start({ env: { RATE_LIMIT_SCALE: '0.05' } });
    const post = () => server.visitor().post('/api/community/posts/guest', { content: 'Hello' });
    expect((await post()).status).toBe(201);
    expect((await post()).body.message).toBe(
      'Guests may post once in 10 minutes. Please try again in 10 minutes, or log in.',
    );
  });

  it('P9 a forwarded address is one address however it is written, and what is none is no new visitor', async () => {
    // A fifth of 20 in ten minutes.
    const server = await start({ env: { RATE_LIMIT_SCALE: '0.2', TRUST_PROXY: '1' } });
    const post = async (address: string) => {
      const from = { 'x-forwarded-for': address };
      return (await server.visitor().post('/api/community/posts/guest', { content: 'Hello' }, from)).status;
    };
    const spellings = {
      IPv4: ['9.9.9.9', '9.9.9.9:1', '9.9.9.9:65535', '::ffff:9.9.9.9', '[::ffff:909:909]:1'],
      IPv6: ['2001:db8::1', '2001:0db8::2', '[2001:db8::3]:443', '2001:DB8:0:0:0:0:0:4', '2001:db8::5'],
      none: ['x'.repeat(2_700), 'junk', '1.1.1.1.1', '9.9.9.9:port', '8.8.8.8, junk'],
    };
    for (const [kind, written] of Object.entries(spellings)) {
      const statuses: number[] = [];
      for (const address of written) statuses.push(await post(address));
      expect([kind, ...statuses]).toEqual([kind, 201, 201, 201, 201, 429]);
    }
  });
});
