import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/test-database.ts';
import { makeTestDatabase } from '../testing/test-server.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { classifyFault } from './database-fault.ts';
import { migrate } from './migrate.ts';

let place: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  place = await makeTestDatabase();
  database = openDatabase(place.settings);
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const person = (name: string) => ({
  username: name,
  username_key: name,
  email: `${name}@example.org`,
  email_key: `${name}@example.org`,
  password_hash: '-',
  created_at: 1,
});
const faultOf = (work: Promise<unknown>) => work.then(() => undefined, classifyFault);

describe('RUN-03 both engines', () => {
  it('RUN-03 give the time in whole milliseconds, by their own clock', async () => {
    const { now } = await database.kysely
      .selectNoFrom(database.dialect.now.as('now'))
      .executeTakeFirstOrThrow();
    expect(Number.isInteger(now)).toBe(true);
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
  });

  it('RUN-03 give numbers back as numbers, and nothing beyond the columns', async () => {
    const { kysely } = database;
    const row = await kysely
      .insertInto('users')
      .values(person('numbers'))
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(row.id).toBeTypeOf('number');
    expect(row).toMatchObject({
      created_at: 1,
      is_admin: 0,
      suspended: 0,
      profile_theme: 'violet',
      bio: null,
    });
    expect(row).not.toHaveProperty('_metadata');
    const { count } = await kysely
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('RUN-03 name the same fault for the same mistake', async () => {
    const { kysely } = database;
    await kysely.insertInto('users').values(person('faults')).execute();
    expect(await faultOf(kysely.insertInto('users').values(person('faults')).execute())).toBe('unique');
    const orphan = { post_id: 999, user_id: 999, created_at: 1 };
    expect(await faultOf(kysely.insertInto('post_likes').values(orphan).execute())).toBe('foreign_key');
    const half = { ...person('half'), created_at: 1.5 };
    expect(await faultOf(kysely.insertInto('users').values(half).execute())).toBe('bad_value');
    const nameless = { ...person('nameless'), username: null as unknown as string };
    expect(await faultOf(kysely.insertInto('users').values(nameless).execute())).toBe('bad_value');
    expect(await faultOf(sql`select * from nowhere`.execute(kysely))).toBe('other');
    expect(classifyFault(new Error('something else'))).toBeUndefined();
  });

  it('RUN-03 undo a transaction that fails, and go on', async () => {
    const { kysely } = database;
    const failed = database.transaction(async (transaction) => {
      await transaction.kysely.insertInto('users').values(person('undone')).execute();
      await transaction.kysely.insertInto('users').values(person('undone')).execute();
    });
    expect(await faultOf(failed)).toBe('unique');
    const left = await kysely.selectFrom('users').select('id').where('username', '=', 'undone').execute();
    expect(left).toEqual([]);
  });

  it('RUN-03 make a transaction within another part of it: undone with it, or kept with it', async () => {
    const twice = (name: string, fails: boolean) =>
      database.transaction(async (outer) => {
        await outer.transaction(({ kysely }) => kysely.insertInto('users').values(person(name)).execute());
        if (fails) throw new Error('the outer one fails');
      });
    await expect(twice('part-undone', true)).rejects.toThrow('the outer one fails');
    await twice('part-kept', false);
    const kept = await database.kysely
      .selectFrom('users')
      .select('username')
      .where('username', 'like', 'part-%')
      .execute();
    expect(kept).toEqual([{ username: 'part-kept' }]);
  });

  it('RUN-03 keep transactions apart that run at the same time', async () => {
    const { kysely } = database;
    await kysely.insertInto('counters').values({ key: 'shared', count: 0, expires_at: 0 }).execute();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.transaction(async (transaction) => {
          await transaction.kysely
            .updateTable('counters')
            .set({ count: sql<number>`count + 1` })
            .where('key', '=', 'shared')
            .execute();
          await new Promise(setImmediate);
        }),
      ),
    );
    const row = await kysely
      .selectFrom('counters')
      .select('count')
      .where('key', '=', 'shared')
      .executeTakeFirst();
    expect(row?.count).toBe(20);
  });

  it('RUN-03 sort names by their bytes', async () => {
    const { kysely } = database;
    for (const name of ['b-sorted', 'B-sorted', 'ä-sorted', 'a-sorted', '_sorted']) {
      await kysely.insertInto('users').values(person(name)).execute();
    }
    const rows = await kysely
      .selectFrom('users')
      .select('username')
      .where('username', 'like', '%sorted')
      .orderBy('username')
      .execute();
    expect(rows.map((row) => row.username)).toEqual([
      'B-sorted',
      '_sorted',
      'a-sorted',
      'b-sorted',
      'ä-sorted',
    ]);
  });
});
