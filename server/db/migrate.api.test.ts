import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/test-database.ts';
import { makeTestDatabase } from '../testing/test-server.ts';
import { type OpenDatabase, openDatabase, type Transaction } from './connection.ts';
import { isSchemaReady, migrate } from './migrate.ts';
import type { Migration } from './migration.ts';

const first: Migration = {
  number: 1,
  name: 'letters',
  steps: ['create table letters (id {identity}, text {text} not null, weight {real}, at {integer}) {strict}'],
};
const second: Migration = {
  number: 2,
  name: 'stamps',
  steps: ['alter table letters add column stamps {integer}'],
};
const broken: Migration = {
  number: 2,
  name: 'broken',
  steps: ['alter table letters add column stamps {integer}', 'alter table nowhere add column x {integer}'],
};

let place: TestDatabase;
const open: OpenDatabase[] = [];
function connect(): OpenDatabase {
  const database = openDatabase(place.settings);
  open.push(database);
  return database;
}
beforeEach(async () => {
  place = await makeTestDatabase();
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  await place.remove();
});

const applied = async ({ kysely }: OpenDatabase) =>
  (await sql<{ number: number }>`select number from schema_migrations order by number`.execute(kysely)).rows;

describe('migrations', () => {
  it('RUN-03 bring an empty database of either engine to the same schema, once', async () => {
    const database = connect();
    await migrate(database);
    await migrate(database);
    const files = readdirSync(new URL('migrations', import.meta.url));
    expect(await applied(database)).toEqual(files.map((_, index) => ({ number: index + 1 })));
    expect(await isSchemaReady(database)).toBe(true);
    const tables = await database.kysely.introspection.getTables();
    expect(tables.map((table) => table.name).sort()).toEqual([
      'audit_log',
      'blocks',
      'comments',
      'counters',
      'hidden_pictures',
      'known_addresses',
      'leases',
      'listening',
      'mail_links',
      'outbox',
      'passkey_challenges',
      'passkeys',
      'payment_events',
      'pictures',
      'post_likes',
      'posts',
      'posts_by_word',
      'preferences',
      'programs',
      'ratings',
      'recommendations',
      'registrations',
      'reports',
      'schema_migrations',
      'sessions',
      'subscriptions',
      'test_events',
      'test_secrets',
      'test_subscriptions',
      'users',
    ]);
    const users = tables.find((table) => table.name === 'users');
    expect(users?.columns.find((column) => column.name === 'profile_theme')?.hasDefaultValue).toBe(true);
  });

  it('go forward from where the database stands', async () => {
    const database = connect();
    const { kysely } = database;
    await migrate(database, [first]);
    await sql`insert into letters (text) values ('kept')`.execute(kysely);
    await migrate(database, [first, second]);
    const { rows } = await sql`select text, stamps from letters`.execute(kysely);
    expect(rows).toEqual([{ text: 'kept', stamps: null }]);
  });

  it('leave nothing of one that fails half-way', async () => {
    const database = connect();
    await migrate(database, [first]);
    await expect(migrate(database, [first, broken])).rejects.toThrow(/nowhere/);
    await migrate(database, [first, second]);
    expect(await applied(connect())).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('fill in by code what SQL cannot say, in the same transaction, and know it by its name', async () => {
    const database = connect();
    const { kysely } = database;
    const count = async ({ kysely }: Transaction) => {
      const { rows } = await sql<{ id: number; text: string }>`select id, text from letters`.execute(kysely);
      for (const { id, text } of rows)
        await sql`update letters set stamps = cast(${text.length} as bigint) where id = ${id}`.execute(
          kysely,
        );
    };
    const filled = (run: (transaction: Transaction) => Promise<void>): Migration => ({
      ...second,
      steps: [...second.steps, { fill: 'stamps of letters', run }],
    });
    await migrate(database, [first]);
    await sql`insert into letters (text) values ('four')`.execute(kysely);
    const failing = filled(async (transaction) => {
      await count(transaction);
      throw new Error('half-way');
    });
    await expect(migrate(database, [first, failing])).rejects.toThrow('half-way');
    await migrate(database, [first, filled(count)]);
    expect((await sql`select text, stamps from letters`.execute(kysely)).rows).toEqual([
      { text: 'four', stamps: 4 },
    ]);
    // Done once: the same name later means the same work, however its code is written by then.
    await migrate(database, [first, filled(() => Promise.reject(new Error('again')))]);
    await expect(migrate(database, [first, second])).rejects.toThrow('Migration 2 (stamps) was changed');
  });

  it('refuse a database that is more than one release ahead, and bear one that is one ahead', async () => {
    const database = connect();
    const third = {
      ...second,
      number: 3,
      name: 'third',
      steps: ['alter table letters add column x {integer}'],
    };
    await migrate(database, [first, second, third]);
    await expect(migrate(database, [first, second])).resolves.toBeUndefined();
    await expect(migrate(database, [first])).rejects.toThrow(
      'The database is at schema 3, this Cymara knows up to 1. Start the newer release instead.',
    );
  });

  it('refuse one that was changed after it had been applied', async () => {
    const database = connect();
    await migrate(database, [first]);
    const changed = { ...first, steps: [...first.steps, 'create table more (id {identity}) {strict}'] };
    await expect(migrate(database, [changed])).rejects.toThrow('Migration 1 (letters) was changed');
  });
});

describe('the audit log', () => {
  it('takes new lines, and refuses change and deletion of old ones', async () => {
    const database = connect();
    const { kysely } = database;
    await migrate(database);
    const line = { at: 1, action: 'grant-premium', subject_kind: 'user', subject_id: 1 };
    await kysely.insertInto('audit_log').values(line).execute();
    await expect(kysely.updateTable('audit_log').set({ action: 'nothing' }).execute()).rejects.toThrow(
      /never changed/,
    );
    await expect(kysely.deleteFrom('audit_log').execute()).rejects.toThrow(/never changed/);
    expect(await kysely.selectFrom('audit_log').select('action').execute()).toEqual([
      { action: 'grant-premium' },
    ]);
  });
});
