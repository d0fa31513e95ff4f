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
  /** Statements that once made the column `words` of a table searchable by the engine's own index. */
  fullText(table: string): string[];
  /** Statements that take that index away again. */
  dropFullText(table: string): string[];
  /** Statements that keep each word of the column `words` of a table in `{table}_by_word`, in the same transaction. */
  wordIndex(table: string): string[];
  /** A part of `from`: the words in such a column, one a row, as `said.value`. */
  eachWord(column: string): string;
  /** A condition on a column: one of these numbers, of which there may be thousands. */
  isAmong(column: RawBuilder<number>, numbers: readonly number[]): RawBuilder<boolean>;
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

export type MigrationWord = 'identity' | 'integer' | 'real' | 'text' | 'bytes' | 'strict';

const APPEND_ONLY_MESSAGE = 'rows of this table are never changed or deleted';
/** "cymara" on a telephone keypad; any constant does, as long as nobody else uses it. */
const MIGRATION_LOCK = 296_272;
const MIGRATION_LOCK_TIMEOUT = '2s';

/** So much of a word is in the index: an index refuses rows of some kilobytes. */
export const INDEXED_LETTERS = 40;
const INDEXED_PART = `substr(said.value, 1, ${INDEXED_LETTERS})`;

/** Selects what a word index has of a row, or of all rows that `from` adds. */
export function wordsOf({ eachWord }: Dialect, row: string, from = ''): string {
  return `select distinct ${INDEXED_PART}, ${row}.id from ${from} ${eachWord(`${row}.words`)} where said.value <> ''`;
}

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
  dropFullText: (table) => [
    ...['added', 'removed', 'changed'].map((done) => `drop trigger ${table}_words_${done}`),
    `drop table ${table}_words`,
  ],
  wordIndex: (table) => {
    const add = `insert into ${table}_by_word (word, id) ${wordsOf(sqliteDialect, 'new')};`;
    const remove =
      `delete from ${table}_by_word where id = old.id and word in ` +
      `(select ${INDEXED_PART} from ${sqliteDialect.eachWord('old.words')});`;
    return [
      `create table ${table}_by_word (word text not null, id integer not null, primary key (word, id)) strict, without rowid`,
      `create trigger ${table}_word_added after insert on ${table} begin ${add} end`,
      `create trigger ${table}_word_removed after delete on ${table} begin ${remove} end`,
      `create trigger ${table}_word_changed after update of words on ${table} begin ${remove} ${add} end`,
    ];
  },
  // Words are letters and digits alone, so that nothing in them means anything to JSON.
  eachWord: (column) => `json_each('["' || replace(${column}, ' ', '","') || '"]') as said`,
  isAmong: (column, numbers) =>
    sql<boolean>`${column} in (select value from json_each(${JSON.stringify(numbers)}))`,
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
  dropFullText: (table) => [`drop index ${table}_by_words`],
  wordIndex: (table) => [
    `create table ${table}_by_word (word text collate "C" not null, id bigint not null, primary key (word, id))`,
    `create function ${table}_keep_words() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then
        delete from ${table}_by_word where id = old.id and word = any (array(
          select ${INDEXED_PART} from ${postgresDialect.eachWord('old.words')}));
      end if;
      if tg_op <> 'DELETE' then
        insert into ${table}_by_word (word, id) ${wordsOf(postgresDialect, 'new')};
      end if;
      return null;
    end $$`,
    `create trigger ${table}_keep_words after insert or delete or update of words on ${table}
      for each row execute function ${table}_keep_words()`,
  ],
  eachWord: (column) => `unnest(string_to_array(${column}, ' ')) as said (value)`,
  isAmong: (column, numbers) => sql<boolean>`${column} = any (cast(${[...numbers]} as bigint[]))`,
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
