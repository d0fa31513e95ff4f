import { CompiledQuery, type Driver, SqliteDialect } from 'kysely';
import type { CachedStatements } from './cached-statements.ts';
import { LibsqlConnection, type SharedConnection } from './libsql-connection.ts';
import { Turns } from './turns.ts';

/** Kysely's SQLite, with a driver that never waits inside the engine; see libsql-connection.ts. */
class LibsqlDriver implements Driver {
  readonly #shared: SharedConnection;

  constructor(statements: CachedStatements) {
    this.#shared = { statements, turns: new Turns(), writers: new Turns() };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LibsqlConnection> {
    return new LibsqlConnection(this.#shared);
  }

  /**
   * A transaction takes the write lock when it begins. A deferred one would read first and then fail when another
   * process has written in between, and no waiting helps there.
   */
  async beginTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** After SQLITE_FULL the engine may have rolled back by itself; once more would throw and hide the true reason. */
  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    connection.release();
  }

  async releaseConnection(connection: LibsqlConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    const { statements, turns } = this.#shared;
    const endTurn = await turns.take();
    try {
      // Whoever copies the file of a stopped server gets all of it; closing alone leaves the newest in the log.
      statements.prepare('pragma wal_checkpoint(truncate)').all([]);
    } catch {
      // No space, or a process beside us has it open: the log is kept, and read at the next start.
    }
    statements.close();
    endTurn();
  }
}

export class LibsqlDialect extends SqliteDialect {
  readonly #statements: CachedStatements;

  constructor(statements: CachedStatements) {
    super({ database: statements });
    this.#statements = statements;
  }

  override createDriver(): Driver {
    return new LibsqlDriver(this.#statements);
  }
}
