import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';

const post = (server: TestServer, content: string) =>
  server.visitor().post('/api/community/posts/guest', { content });

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('one file, and others beside us', () => {
  let server: TestServer;
  let other: OpenDatabase;
  beforeEach(async () => {
    server = await startTestServer();
    other = openDatabase(server.settings);
  });
  afterEach(async () => {
    await other.close();
    await server.stop();
  });

  /** Holds the write lock until the returned function is called. */
  async function lock(): Promise<() => Promise<void>> {
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let done: Promise<void> = Promise.resolve();
    await new Promise<void>((taken) => {
      done = other.transaction(async () => {
        taken();
        await released;
      });
    });
    return async () => {
      letGo();
      await done;
    };
  }

  it('P3 a lock that somebody else holds makes writers wait, in the order in which they came, while everything else is answered', async () => {
    const unlock = await lock();
    const answered: string[] = [];
    const writes = [0, 1, 2, 3, 4].map(async (count) => {
      const { kysely } = server.database;
      await kysely
        .insertInto('counters')
        .values({ key: `${count}`, count, expires_at: 0 })
        .execute();
      answered.push(`write ${count}`);
    });
    const sent = post(server, 'As soon as I may').then((answer) => {
      answered.push('post');
      return answer;
    });
    const member = server.visitor();
    // More calls than are counted before the shared counter hears of them.
    const paths = [...Array<string>(30).fill('/api/presets'), '/api/live', '/api/health'];
    const reads = await Promise.all(paths.map((path) => member.get(path)));
    expect(reads.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const counted = sql`with recursive n (i) as (select 1) select i from n`;
    expect((await counted.execute(server.database.kysely)).rows).toEqual([{ i: 1 }]);
    expect(answered).toEqual([]);
    await unlock();
    await Promise.all(writes);
    expect((await sent).status).toBe(201);
    expect(answered).toEqual(['write 0', 'write 1', 'write 2', 'write 3', 'write 4', 'post']);
  });

  it('P3 the wait for a lock is given up in time, with word of when to come back, and nothing was written', async () => {
    const unlock = await lock();
    const refused = await Promise.all(['one', 'two', 'three'].map((content) => post(server, content)));
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([503, 'busy']));
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await unlock();
    expect((await post(server, 'now')).status).toBe(201);
    expect(await server.database.kysely.selectFrom('posts').select('id').execute()).toHaveLength(1);
  });

  it('a transaction that the engine has undone takes nothing more in', async () => {
    const { kysely } = server.database;
    const work = server.database.transaction(async (transaction) => {
      await sql`rollback`.execute(transaction.kysely);
      await transaction.kysely
        .insertInto('counters')
        .values({ key: 'alone', count: 1, expires_at: 0 })
        .execute();
    });
    await expect(work).rejects.toThrow(/transaction is over/);
    expect(await kysely.selectFrom('counters').selectAll().execute()).toEqual([]);
  });

  it('what was written stands in the database itself once it is closed', async () => {
    const file = join(server.settings.dataDir, 'cymara.db');
    const before = statSync(file).size;
    const long = 'A long word. '.repeat(20);
    for (let count = 0; count < 30; count += 1)
      await other.kysely
        .insertInto('counters')
        .values({ key: `${count}${long}`, count, expires_at: 0 })
        .execute();
    await other.close();
    expect(statSync(`${file}-wal`).size).toBe(0);
    expect(statSync(file).size).toBeGreaterThan(before);
  });
});
