import { type Kysely, sql } from 'kysely';
import type { Database } from '../connection.ts';
import { readSchemaNumber } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { BackupProblem, type Contents, readBackup, Tally } from './backup-file.ts';
import { fromLine, type Row } from './rows.ts';
import { keptTables } from './tables.ts';

/** PostgreSQL takes 65,535 values in a statement; no table of ours has more than a hundred columns. */
const ROWS_AT_ONCE = 200;

/**
 * Brings a backup into an empty database, of either engine. The whole file is read and checked before the first row
 * is written, and everything is written in one transaction: a refusal leaves the database as it was.
 */
export async function restoreBackup(database: Database, file: string): Promise<Contents['tables']> {
  const contents = await check(file);
  const schema = await readSchemaNumber(database);
  if (contents.schema > schema) {
    throw new BackupProblem(
      `${file} was made by a newer Cymara (schema ${contents.schema}, this one knows ${schema}). Use that one.`,
    );
  }
  await database.transaction(async ({ kysely, dialect }) => {
    await refuseWhenFilled(kysely);
    await write(kysely, file);
    for (const { name, countsIds } of keptTables) {
      if (!countsIds) continue;
      for (const statement of dialect.continueIds(name)) await sql.raw(statement).execute(kysely);
    }
  });
  return contents.tables;
}

async function check(file: string): Promise<Contents> {
  const tally = new Tally();
  let table = '';
  let contents: Contents | undefined;
  for await (const entry of readBackup(file)) {
    if ('table' in entry) {
      table = entry.table;
      tally.begin(table);
    } else if ('row' in entry) tally.add(table, entry.row);
    else contents = entry.contents;
  }
  if (!contents || JSON.stringify(contents.tables) !== JSON.stringify(tally.finish())) {
    throw new BackupProblem(`${file} is damaged: its rows are not those that were saved.`);
  }
  const known = new Set<string>(keptTables.map(({ name }) => name));
  const unknown = Object.keys(contents.tables).filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupProblem(`${file} holds tables that are not ours: ${unknown.join(', ')}.`);
  return contents;
}

async function refuseWhenFilled(kysely: Kysely<Schema>): Promise<void> {
  for (const { name } of keptTables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(kysely);
    if (rows.length > 0) {
      throw new BackupProblem(
        'The database holds data already. A backup is restored into an empty one only.',
      );
    }
  }
}

async function write(kysely: Kysely<Schema>, file: string): Promise<void> {
  let table: keyof Schema | undefined;
  let waiting: Row[] = [];
  let atOnce = ROWS_AT_ONCE;
  const flush = async () => {
    if (table && waiting.length > 0) await insert(kysely, table, waiting);
    waiting = [];
  };
  for await (const entry of readBackup(file)) {
    if ('row' in entry) {
      waiting.push(fromLine(entry.row));
      if (waiting.length >= atOnce) await flush();
    } else {
      await flush();
      table = 'table' in entry ? (entry.table as keyof Schema) : undefined;
      const kept = keptTables.find(({ name }) => name === table);
      atOnce = Math.min(ROWS_AT_ONCE, kept?.rowsAtOnce ?? ROWS_AT_ONCE);
    }
  }
}

async function insert(kysely: Kysely<Schema>, table: keyof Schema, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(kysely);
}
