import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import Libsql from 'libsql';
import { CachedStatements } from './cached-statements.ts';
import { type Dialect, postgresDialect, sqliteDialect } from './dialect.ts';
import { LibsqlDialect } from './libsql-dialect.ts';
import { openPostgresPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

/** What a feature is handed: queries, and the few words in which the engines differ. */
export interface Database {
  kysely: Kysely<Schema>;
  dialect: Dialect;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
}

const DATABASE_FILE = 'cymara.db';
/** How long a process that opens the file waits for another that has it locked. */
const OPEN_TIMEOUT_MS = 5_000;

export function openDatabase(settings: DatabaseSettings): Database {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.dataDir);
}

function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, DATABASE_FILE);
  prepareFile(dataDir, file);
  const connection = new Libsql(file);
  // The timeout first: turning on WAL needs the lock too, and another process may hold it.
  connection.exec(`pragma busy_timeout = ${OPEN_TIMEOUT_MS}`);
  connection.exec('pragma journal_mode = wal');
  // An fsync at each commit: an answered write survives a power cut.
  connection.exec('pragma synchronous = full');
  connection.exec('pragma foreign_keys = on');
  // From here on nobody waits inside the engine: it would hold up the event loop, and with it all other calls.
  connection.exec('pragma busy_timeout = 0');
  const kysely = new Kysely<Schema>({ dialect: new LibsqlDialect(new CachedStatements(connection)) });
  return { kysely, dialect: sqliteDialect, close: () => kysely.destroy() };
}

/**
 * Fails in plain words where nothing may be written; the engine would open the file all the same and refuse each
 * write later. A new file is its owner's alone, whatever the folder allows: it holds password hashes. One that is
 * there is not opened here: closing it would drop the locks that this process may hold on it.
 */
function prepareFile(folder: string, file: string): void {
  accessSync(folder, constants.W_OK);
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  else closeSync(openSync(file, 'a', 0o600));
}

function openPostgres(connectionString: string): Database {
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: openPostgresPool(connectionString) }),
  });
  return { kysely, dialect: postgresDialect, close: () => kysely.destroy() };
}
