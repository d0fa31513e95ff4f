import type { Database } from '../db/connection.ts';

/** All rows of all tables, each table as one text. Bytes are read as letters: words could be in them too. */
export async function dumpOf({ kysely }: Database): Promise<Map<string, string>> {
  const dump = new Map<string, string>();
  for (const { name } of await kysely.introspection.getTables()) {
    const rows: Record<string, unknown>[] = await kysely
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    dump.set(name, JSON.stringify(rows.map((row) => Object.entries(row).map(toReadable))));
  }
  return dump;
}

function toReadable([column, value]: [string, unknown]): [string, unknown] {
  const isBytes = value instanceof ArrayBuffer || ArrayBuffer.isView(value);
  return [column, isBytes ? Buffer.from(value as ArrayBuffer).toString('latin1') : value];
}
