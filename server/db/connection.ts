import { type Dialect as Engine, Kysely, type LogEvent, PostgresDialect } from 'kysely';
import Libsql from 'libsql';
import { CachedStatements } from './cached-statements.ts';
import { DamageWatch } from './damage-watch.ts';
import { prepareDatabaseFile } from './data-folder.ts';
import { type Dialect, postgresDialect, sqliteDialect } from './dialect.ts';
import { LibsqlDialect } from './libsql-dialect.ts';
import { openPostgresPool } from './postgres-pool.ts';
import type { Provider, Schema } from './schema.ts';

/** What a feature is handed: queries, and the few words in which the engines differ. */
export interface Database {
  kysely: Kysely<Schema>;
  dialect: Dialect;
  /** Who takes the money here: what was paid to another is no part of what a member has. */
  provider: Provider;
  /** All of the work is kept, or none of it. Within a transaction it is part of that one. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}

/** A database whose changes are kept together or not at all. What must not be done outside of one asks for this. */
export interface Transaction extends Database {
  readonly isTransaction: true;
}

/** Its owner's view: the one who opened it watches over it and closes it. */
export interface OpenDatabase extends Database {
  damage: DamageWatch;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The test provider, unless somebody else is named. */
  provider?: Provider;
}

/** How long a process that opens the file waits for another that has it locked. */
const OPEN_TIMEOUT_MS = 5_000;

export function openDatabase(settings: DatabaseSettings): OpenDatabase {
  const { dataDir, databaseUrl, provider = 'test' } = settings;
  return databaseUrl
    ? watched(new PostgresDialect({ pool: openPostgresPool(databaseUrl) }), postgresDialect, provider)
    : watched(openSqlite(dataDir), sqliteDialect, provider);
}

function openSqlite(dataDir: string): LibsqlDialect {
  const connection = new Libsql(prepareDatabaseFile(dataDir));
  // The timeout first: turning on WAL needs the lock too, and another process may hold it.
  connection.exec(`pragma busy_timeout = ${OPEN_TIMEOUT_MS}`);
  connection.exec('pragma journal_mode = wal');
  // An fsync at each commit: an answered write survives a power cut.
  connection.exec('pragma synchronous = full');
  connection.exec('pragma foreign_keys = on');
  // From here on nobody waits inside the engine: it would hold up the event loop, and with it all other calls.
  connection.exec('pragma busy_timeout = 0');
  return new LibsqlDialect(new CachedStatements(connection));
}

function watched(engine: Engine, dialect: Dialect, provider: Provider): OpenDatabase {
  const damage = new DamageWatch();
  const log = (event: LogEvent) => {
    if (event.level === 'error') damage.look(event.error);
  };
  const kysely = new Kysely<Schema>({ dialect: engine, log });
  return {
    kysely,
    dialect,
    provider,
    damage,
    transaction: (work) =>
      kysely.transaction().execute((inside) => work(toTransaction(inside, dialect, provider))),
    close: () => kysely.destroy(),
  };
}

function toTransaction(kysely: Kysely<Schema>, dialect: Dialect, provider: Provider): Transaction {
  const transaction: Transaction = {
    kysely,
    dialect,
    provider,
    isTransaction: true,
    transaction: (work) => work(transaction),
  };
  return transaction;
}
