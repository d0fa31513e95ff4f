import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { KeptTable } from './tables.ts';

export type Row = Record<string, unknown>;

/** All rows of a table in the order of its key, a page at a time: a table may be larger than the memory. */
export async function* readRows(
  kysely: Kysely<Schema>,
  { name, key, rowsAtOnce }: KeptTable,
): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql`1 = 1`;
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} where ${after} order by ${columns} limit ${rowsAtOnce}`.execute(
      kysely,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = sql`(${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/** The same text for the same row on both engines: columns by name, values as JSON, bytes as base64. */
export function toLine(row: Row): string {
  const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  const json = JSON.stringify(Object.fromEntries(columns.map(([name, value]) => [name, toJson(value)])));
  // From version 24 on, Node's reader of lines ends one at these two as well.
  return json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

export function fromLine(line: string): Row {
  const row = JSON.parse(line) as Row;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, fromJson(value)]));
}

function toJson(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return { base64: Buffer.from(value).toString('base64') };
  return Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value;
}

/** No column holds an object of its own, so an object can only be bytes. */
function fromJson(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  return Buffer.from((value as { base64: string }).base64, 'base64');
}
