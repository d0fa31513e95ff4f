import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { PASSWORD, registration } from '../testing/visitor.ts';
import { memberLifetime, staffLifetime } from './session-rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
});
afterAll(() => server.stop());

const MINUTE = 60_000;
const sessions = () => server.database.kysely.selectFrom('sessions').selectAll().execute();

/** Makes every session older, as if that much time had passed. */
async function age(times: { idle: number; absolute: number }) {
  const { kysely, dialect } = server.database;
  const { now } = await kysely.selectNoFrom(dialect.now.as('now')).executeTakeFirstOrThrow();
  await kysely
    .updateTable('sessions')
    .set({ last_seen_at: now - times.idle, created_at: now - times.absolute })
    .execute();
}

describe('a session', () => {
  it('has a cookie that scripts cannot read and other sites cannot send', async () => {
    const { headers } = await server.visitor().register('Cookie');
    expect(headers['set-cookie']).toHaveLength(1);
    expect(headers['set-cookie']?.[0]).toMatch(
      /^cymara_sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('under https has the __Host- prefix and Secure', async () => {
    const https = await startTestServer({ env: { PUBLIC_URL: 'https://cymara.example' } });
    const { headers } = await https.visitor().register('Cookie');
    expect(headers['set-cookie']?.[0]).toMatch(
      /^__Host-cymara_sid=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers['set-cookie']?.[0]).not.toContain('Domain');
    await https.stop();
  });

  it('is stored as a hash: the token is nowhere in the database', async () => {
    const visitor = server.visitor();
    await visitor.register('Hashed');
    const token = visitor.cookie?.split('=')[1] ?? '';
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await sessions())).not.toContain(token);
  });

  it('never takes the token that a visitor brought along, and ends the one before at each login', async () => {
    const planted = 'A'.repeat(43);
    const visitor = server.visitor();
    visitor.cookie = `cymara_sid=${planted}`;
    await visitor.register('Fixed');
    const first = visitor.cookie;
    expect(first).not.toContain(planted);
    await visitor.post('/api/login', { username: 'Fixed', password: PASSWORD });
    expect(visitor.cookie).not.toBe(first);
    expect((await server.visitor().get('/api/user', { cookie: `cymara_sid=${planted}` })).status).toBe(401);
    expect((await server.visitor().get('/api/user', { cookie: first })).status).toBe(401);
    expect((await visitor.get('/api/user')).status).toBe(200);
  });

  it.each([
    ['a member not seen for 14 days', memberLifetime.idle, 0, false],
    ['a member’s after 30 days, however busy', 0, memberLifetime.absolute, false],
    ['a moderator not seen for 2 hours', staffLifetime.idle, 0, true],
    ['a moderator’s after 12 hours', 0, staffLifetime.absolute, true],
  ])('of %s is over, and not a minute earlier', async (_, idle, absolute, isStaff) => {
    const visitor = server.visitor();
    const { body } = await visitor.register(`Aging${idle / MINUTE}x${absolute / MINUTE}`);
    const { kysely } = server.database;
    if (isStaff)
      await kysely.updateTable('users').set({ is_moderator: 1 }).where('id', '=', body.id).execute();
    await age({ idle: Math.max(0, idle - MINUTE), absolute: Math.max(0, absolute - MINUTE) });
    expect((await visitor.get('/api/user')).status).toBe(200);
    await age({ idle, absolute });
    expect((await visitor.get('/api/user')).status).toBe(401);
  });

  it('notes its use at most every five minutes', async () => {
    const visitor = server.visitor();
    const { body } = await visitor.register('Seen');
    const lastSeen = async () => (await sessions()).find((row) => row.user_id === body.id)?.last_seen_at ?? 0;
    await age({ idle: 4 * MINUTE, absolute: 4 * MINUTE });
    const before = await lastSeen();
    await visitor.get('/api/user');
    expect(await lastSeen()).toBe(before);
    await age({ idle: 6 * MINUTE, absolute: 6 * MINUTE });
    await visitor.get('/api/user');
    // No call waits for that note.
    await expect.poll(lastSeen, { timeout: 30_000 }).toBeGreaterThan(before);
  });

  it('is one of twenty at most: with one more the oldest ends', async () => {
    const first = server.visitor();
    const { body } = await first.register('Many');
    const second = server.visitor();
    const credentials = { username: 'Many', password: PASSWORD };
    await second.post('/api/login', credentials);
    for (let count = 0; count < 19; count += 1) await server.visitor().post('/api/login', credentials);
    expect((await sessions()).filter((row) => row.user_id === body.id)).toHaveLength(20);
    expect((await first.get('/api/user')).status).toBe(401);
    expect((await second.get('/api/user')).status).toBe(200);
  });

  it('reads role and plan anew with each call', async () => {
    const visitor = server.visitor();
    const { body } = await visitor.register('Promoted');
    const { kysely } = server.database;
    await kysely.updateTable('users').set({ premium_grant: 1 }).where('id', '=', body.id).execute();
    expect((await visitor.get('/api/user')).body.isPremium).toBe(true);
    await kysely.updateTable('users').set({ premium_grant: 0 }).where('id', '=', body.id).execute();
    expect((await visitor.get('/api/user')).body.isPremium).toBe(false);
  });

  it('goes with its account', async () => {
    const visitor = server.visitor();
    const { body } = await visitor.register('Gone');
    await server.database.kysely.deleteFrom('users').where('id', '=', body.id).execute();
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect((await sessions()).filter((row) => row.user_id === body.id)).toEqual([]);
  });

  it('is refused without a look into the database when its token is none of ours', async () => {
    for (const token of ['', 'x', "' or 1=1 --", 'A'.repeat(5_000), '%00', 'ä'.repeat(43)]) {
      const answer = await server
        .visitor()
        .get('/api/user', { cookie: `cymara_sid=${encodeURIComponent(token)}` });
      expect(answer.status).toBe(401);
    }
    expect((await server.visitor().post('/api/register', registration('Afterwards'))).status).toBe(201);
  });
});
