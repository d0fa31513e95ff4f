import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { readSchemaNumber } from '../migrate.ts';
import { type Contents, type Entry, Tally, writeBackup } from './backup-file.ts';
import { readRows, toLine } from './rows.ts';
import { keptTables } from './tables.ts';

/** Saves all that is kept, as it stands at one moment, while others go on reading and writing. */
export async function saveBackup(database: Database, file: string): Promise<Contents['tables']> {
  const { kysely, dialect } = database;
  return kysely.connection().execute(async (connection) => {
    await sql.raw(dialect.beginSnapshot).execute(connection);
    try {
      const tally = new Tally();
      let tables: Contents['tables'] = {};
      const entries = async function* (): AsyncGenerator<Entry> {
        for (const table of keptTables) {
          yield { table: table.name };
          tally.begin(table.name);
          for await (const row of readRows(connection, table)) {
            const line = toLine(row);
            tally.add(table.name, line);
            yield { row: line };
          }
        }
        tables = tally.finish();
        yield { contents: { schema: await readSchemaNumber({ ...database, kysely: connection }), tables } };
      };
      await writeBackup(file, entries());
      return tables;
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
