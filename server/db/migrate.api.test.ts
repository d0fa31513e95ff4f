import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/test-database.ts';
import { makeTestDatabase } from '../testing/test-server.ts';
import { type Database, openDatabase } from './connection.ts';
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
const open: Database[] = [];
function connect(): Database {
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

const applied = async ({ kysely }: Database) =>
  (await sql<{ number: number }>`select number from schema_migrations order by number`.execute(kysely)).rows;

describe('migrations', () => {
  it('RUN-03 bring an empty database of either engine to the same schema, once', async () => {
    const database = connect();
    await migrate(database.kysely, database.dialect);
    await migrate(database.kysely, database.dialect);
    expect(await applied(database)).toEqual([
      { number: 1 },
      { number: 2 },
      { number: 3 },
      { number: 4 },
      { number: 5 },
    ]);
    expect(await isSchemaReady(database.kysely)).toBe(true);
    const tables = await database.kysely.introspection.getTables();
    expect(tables.map((table) => table.name).sort()).toEqual([
      'audit_log',
      'counters',
      'hidden_pictures',
      'known_addresses',
      'pictures',
      'post_likes',
      'posts',
      'programs',
      'schema_migrations',
      'sessions',
      'users',
    ]);
    const users = tables.find((table) => table.name === 'users');
    expect(users?.columns.find((column) => column.name === 'profile_theme')?.hasDefaultValue).toBe(true);
  });

  it('go forward from where the database stands', async () => {
    const { kysely, dialect } = connect();
    await migrate(kysely, dialect, [first]);
    await sql`insert into letters (text) values ('kept')`.execute(kysely);
    await migrate(kysely, dialect, [first, second]);
    const { rows } = await sql`select text, stamps from letters`.execute(kysely);
    expect(rows).toEqual([{ text: 'kept', stamps: null }]);
  });

  it('leave nothing of one that fails half-way', async () => {
    const { kysely, dialect } = connect();
    await migrate(kysely, dialect, [first]);
    await expect(migrate(kysely, dialect, [first, broken])).rejects.toThrow(/nowhere/);
    await migrate(kysely, dialect, [first, second]);
    expect(await applied(connect())).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('refuse a database that is more than one release ahead, and bear one that is one ahead', async () => {
    const { kysely, dialect } = connect();
    const third = {
      ...second,
      number: 3,
      name: 'third',
      steps: ['alter table letters add column x {integer}'],
    };
    await migrate(kysely, dialect, [first, second, third]);
    await expect(migrate(kysely, dialect, [first, second])).resolves.toBeUndefined();
    await expect(migrate(kysely, dialect, [first])).rejects.toThrow(
      'The database is at schema 3, this Cymara knows up to 1. Start the newer release instead.',
    );
  });

  it('refuse one that was changed after it had been applied', async () => {
    const { kysely, dialect } = connect();
    await migrate(kysely, dialect, [first]);
    const changed = { ...first, steps: [...first.steps, 'create table more (id {identity}) {strict}'] };
    await expect(migrate(kysely, dialect, [changed])).rejects.toThrow('Migration 1 (letters) was changed');
  });
});

describe('the audit log', () => {
  it('takes new lines, and refuses change and deletion of old ones', async () => {
    const { kysely, dialect } = connect();
    await migrate(kysely, dialect);
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
