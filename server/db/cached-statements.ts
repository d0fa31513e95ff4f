import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** Enough for every query of the product; lists of varying length (`in (?, ?, …)`) are what fills it. */
const STATEMENTS_KEPT = 500;

/**
 * A libsql connection that prepares each SQL text once. A statement prepared anew for each query is slower
 * and holds about 6 KB of native memory until the event loop has turned, so that one long piece of work
 * grows by a gigabyte (measured by `npm run bench -- db`). Rows are read by `all` alone, because `get` adds
 * a `_metadata` field of its own to the row.
 */
export class CachedStatements implements SqliteDatabase {
  readonly #connection: Database.Database;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(connection: Database.Database) {
    this.#connection = connection;
  }

  get isInTransaction(): boolean {
    return this.#connection.inTransaction;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const statement = this.#connection.prepare(sql) as unknown as SqliteStatement;
    this.#statements.set(sql, statement);
    if (this.#statements.size > STATEMENTS_KEPT) {
      const oldest = this.#statements.keys().next().value;
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#connection.close();
  }
}
