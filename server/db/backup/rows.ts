import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { KeptTable } from './tables.ts';

export type Row = Record<string, unknown>;

const ROWS_AT_ONCE = 1_000;

/** All rows of a table in the order of its key, a page at a time: a table may be larger than the memory. */
export async function* readRows(kysely: Kysely<Schema>, { name, key }: KeptTable): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql`1 = 1`;
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} where ${after} order by ${columns} limit ${ROWS_AT_ONCE}`.execute(
      kysely,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = sql`(${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/** The same text for the same row on both engines: columns by name, values as JSON. */
export function toLine(row: Row): string {
  const json = JSON.stringify(Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));
  // From version 24 on, Node's reader of lines ends one at these two as well.
  return json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
