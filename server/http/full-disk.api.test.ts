import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { classifyFault } from '../db/database-fault.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const BIG_ENOUGH = 1_000_000_000;

/** The engine is told that no page more may be had, and every page that there is gets filled to the brim. */
async function fillDisk({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(kysely);
  let key = 0;
  for (const length of [1_000, 100, 10, 0]) {
    for (let fault: unknown; fault !== 'full'; key += 1) {
      const row = { key: `${key}`.padEnd(length), count: 1, expires_at: BIG_ENOUGH ** 2 / 1_000 };
      fault = await kysely
        .insertInto('counters')
        .values(row)
        .execute()
        .then(() => undefined, classifyFault);
    }
  }
}
const freeDisk = ({ kysely }: Database) => sql.raw(`pragma max_page_count = ${BIG_ENOUGH}`).execute(kysely);

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('P4 a full disk', () => {
  let server: TestServer;
  beforeEach(async () => {
    // So few calls that the limit of all calls is met within one test.
    server = await startTestServer({ env: { RATE_LIMIT_SCALE: '0.02' } });
  });
  afterEach(() => server.stop());

  const post = () => server.visitor().post('/api/community/posts/guest', { content: 'Is there room?' });

  it('refuses writes, answers reads as long as the limit allows, and heals by itself', async () => {
    const member = await server.member();
    // Long enough ago for the next call to be written down.
    await server.database.kysely
      .updateTable('sessions')
      .set({ last_seen_at: sql<number>`last_seen_at - 600000` })
      .execute();
    await fillDisk(server.database);

    const refused = await post();
    expect([refused.status, refused.body.code]).toEqual([503, 'storage_full']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await member.get('/api/user')).status).toBe(200);
    const statuses: number[] = [];
    for (let count = 0; count < 60; count += 1)
      statuses.push((await server.visitor().get('/api/presets')).status);
    // Two calls from this address came before them: a registration and the post.
    expect(statuses).toEqual([...Array(58).fill(200), 429, 429]);
    expect((await server.visitor().get('/api/health')).status).toBe(200);

    await freeDisk(server.database);
    expect((await member.post('/api/community/posts', { content: 'Again' })).status).toBe(201);
    const posts = await server.database.kysely.selectFrom('posts').select('content').execute();
    expect(posts).toEqual([{ content: 'Again' }]);
  });
});
