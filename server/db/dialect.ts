import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * What SQL must say differently on the two engines. Everything else (queries, migrations, tests) is written
 * once, in the SQL that both understand.
 */
export interface Dialect {
  engine: 'sqlite' | 'postgres';
  /** The database's own clock in whole milliseconds: the one clock that all nodes share. */
  now: RawBuilder<number>;
  /** The words that migrations write in braces, such as `{identity}`. */
  words: Record<MigrationWord, string>;
  /** Stands behind a select: whoever reads the same row in a transaction waits until this one is over. */
  holdRow: RawBuilder<unknown>;
  /** Statements that make the database itself refuse to change or delete rows of a table. */
  appendOnly(table: string): string[];
  /** Statements that make the column `words` of a table searchable, and keep it so. */
  fullText(table: string): string[];
  /** A search for rows of such a table that have all these words, or words that begin so; newest first costs nothing. */
  search(table: string, words: readonly string[]): WordSearch;
  /** Taken inside a transaction, so that two nodes that start at once migrate once. */
  takeMigrationLock(transaction: Kysely<Schema>): Promise<void>;
  /** Begins a look at the data as it stands at one moment, which keeps nobody from writing. Ended by a rollback. */
  beginSnapshot: string;
  /** Statements that let a table go on counting after rows came with ids of their own. */
  continueIds(table: string): string[];
  /**
   * Fails when what is stored cannot be read as what it should be, as far as that is quickly found out. A database
   * server looks after that by itself.
   */
  refuseDamage(kysely: Kysely<Schema>): Promise<void>;
  /** Settings of the database server that would let an answered write be lost. */
  listRisks(kysely: Kysely<Schema>): Promise<string[]>;
}

/** The parts of a query that searches: what it selects from, its condition, and the id to order by. */
interface WordSearch {
  from: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
  id: RawBuilder<number>;
}

export type MigrationWord = 'identity' | 'integer' | 'real' | 'text' | 'bytes' | 'strict';

const APPEND_ONLY_MESSAGE = 'rows of this table are never changed or deleted';
/** "cymara" on a telephone keypad; any constant does, as long as nobody else uses it. */
const MIGRATION_LOCK = 296_272;
const MIGRATION_LOCK_TIMEOUT = '2s';

export const sqliteDialect: Dialect = {
  engine: 'sqlite',
  now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  words: {
    identity: 'integer primary key autoincrement',
    integer: 'integer',
    real: 'real',
    text: 'text',
    bytes: 'blob',
    strict: 'strict',
  },
  // Every transaction holds the whole database here.
  holdRow: sql``,
  appendOnly: (table) =>
    ['update', 'delete'].map(
      (verb) =>
        `create trigger ${table}_refuses_${verb} before ${verb} on ${table} ` +
        `begin select raise(abort, '${APPEND_ONLY_MESSAGE}'); end`,
    ),
  fullText: (table) => [
    `create virtual table ${table}_words using fts5 (words, content = '${table}', content_rowid = 'id', ` +
      `tokenize = 'unicode61 remove_diacritics 0')`,
    `insert into ${table}_words (rowid, words) select id, words from ${table}`,
    `create trigger ${table}_words_added after insert on ${table} begin ` +
      `insert into ${table}_words (rowid, words) values (new.id, new.words); end`,
    `create trigger ${table}_words_removed after delete on ${table} begin ` +
      `insert into ${table}_words (${table}_words, rowid, words) values ('delete', old.id, old.words); end`,
    `create trigger ${table}_words_changed after update of words on ${table} begin ` +
      `insert into ${table}_words (${table}_words, rowid, words) values ('delete', old.id, old.words); ` +
      `insert into ${table}_words (rowid, words) values (new.id, new.words); end`,
  ],
  search: (table, words) => {
    const index = sql.table(`${table}_words`);
    return {
      from: sql`${index} join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = ${index}.rowid`,
      where: sql<boolean>`${index} match ${words.map((word) => `"${word}"*`).join(' ')}`,
      id: sql<number>`${index}.rowid`,
    };
  },
  // Every transaction begins with the write lock here, so there is nothing left to take.
  takeMigrationLock: async () => {},
  beginSnapshot: 'begin deferred',
  // The largest id ever used is remembered by the engine itself.
  continueIds: () => [],
  refuseDamage: async (kysely) => {
    // Pictures are by far the most, and one that is damaged harms nothing else.
    const tables = await sql<{ name: string }>`
      select name from sqlite_schema where type = 'table' and name <> 'pictures'`.execute(kysely);
    for (const { name } of tables.rows) {
      const found = await sql<{ quick_check: string }>`pragma quick_check(${sql.table(name)})`.execute(
        kysely,
      );
      const words = found.rows[0]?.quick_check ?? '';
      if (words !== 'ok')
        throw Object.assign(new Error(words.replace(/\s+/g, ' ')), { code: 'SQLITE_CORRUPT' });
    }
  },
  listRisks: async () => [],
};

export const postgresDialect: Dialect = {
  engine: 'postgres',
  now: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
  words: {
    identity: 'bigint generated by default as identity primary key',
    integer: 'bigint',
    real: 'double precision',
    // Sorted by bytes, as SQLite does: the order of names must not depend on the server's locale.
    text: 'text collate "C"',
    bytes: 'bytea',
    strict: '',
  },
  // The weaker of the two holds: rows that only refer to this one may still be written meanwhile.
  holdRow: sql`for no key update`,
  appendOnly: (table) => [
    `create function ${table}_refuses_change() returns trigger language plpgsql as ` +
      `$$ begin raise exception '${APPEND_ONLY_MESSAGE}'; end $$`,
    `create trigger ${table}_refuses_change before update or delete on ${table} ` +
      `for each row execute function ${table}_refuses_change()`,
    `create trigger ${table}_refuses_truncate before truncate on ${table} ` +
      `for each statement execute function ${table}_refuses_change()`,
  ],
  fullText: (table) => [
    `create index ${table}_by_words on ${table} using gin (to_tsvector('simple', words))`,
  ],
  search: (table, words) => {
    const has = sql`to_tsvector('simple', words) @@
      to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
    // Found first, all of them: left to choose, the planner may read the whole table from its end, in the hope that
    // the few it looks for stand there.
    return {
      from: sql`(with found as materialized (select id from ${sql.table(table)} where ${has}) select id from found)
        as found join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = found.id`,
      where: sql<boolean>`1 = 1`,
      id: sql<number>`found.id`,
    };
  },
  takeMigrationLock: async (transaction) => {
    await sql`select set_config('lock_timeout', ${MIGRATION_LOCK_TIMEOUT}, true)`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
  },
  beginSnapshot: 'begin isolation level repeatable read read only',
  // Otherwise the next new row would get an id that is taken.
  continueIds: (table) => [
    `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce((select max(id) from ${table}), 0) + 1, false)`,
  ],
  refuseDamage: async () => {},
  listRisks: async (kysely) => {
    const { rows } = await sql<{ name: string }>`
      select name from pg_settings
      where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off'`.execute(kysely);
    return rows.map((row) => row.name);
  },
};
