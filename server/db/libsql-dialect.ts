import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from 'kysely';
import type { CachedStatements } from './cached-statements.ts';

/**
 * Kysely's SQLite driver, with its mutex around the one connection, changed in two places:
 * - a transaction takes the write lock when it begins. A deferred one would read first and then fail at
 *   once with SQLITE_BUSY when another process has written in between; the busy timeout does not help there;
 * - after SQLITE_FULL the engine may have rolled back by itself; rolling back again would throw and hide
 *   the true reason.
 */
class LibsqlDriver extends SqliteDriver {
  readonly #statements: CachedStatements;

  constructor(statements: CachedStatements) {
    super({ database: statements });
    this.#statements = statements;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#statements.isInTransaction) await super.rollbackTransaction(connection);
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
