import { CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from 'kysely';
import type { CachedStatements } from './cached-statements.ts';
import { classifyFault } from './database-fault.ts';
import type { Turns } from './turns.ts';

/** How long a writer waits for the lock that another process holds. */
const WAIT_FOR_LOCK_MS = 4_000;
const SHORTEST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 25;

const BEGIN = CompiledQuery.raw('begin immediate');
const COMMIT = CompiledQuery.raw('commit');

/** What all pieces of work on one SQLite file share: the engine's connection, and the order in which they get it. */
export interface SharedConnection {
  statements: CachedStatements;
  turns: Turns;
  /** Those that want to write wait here first, so that the one in front is the only one that asks for the lock. */
  writers: Turns;
}

/**
 * One piece of work: a query, or a transaction from its beginning to its end. It has the engine's connection while
 * it runs, and gives it up while it waits for another process: the event loop turns meanwhile, and others read.
 */
export class LibsqlConnection implements DatabaseConnection {
  readonly #shared: SharedConnection;
  #endTurn: (() => void) | undefined;
  #hasBegun = false;

  constructor(shared: SharedConnection) {
    this.#shared = shared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) return this.#run(query);
    // A full disk makes the engine undo a transaction by itself; what comes after it must not be kept alone.
    if (this.#hasBegun) throw new Error('The transaction is over: the engine has undone it.');
    const giveUpAt = performance.now() + WAIT_FOR_LOCK_MS;
    if (isRead(query)) return this.#runWhenFree(query, giveUpAt);
    const endWriting = await this.#shared.writers.take();
    try {
      if (!isChange(query)) return await this.#runWhenFree(query, giveUpAt);
      await this.#runWhenFree(BEGIN, giveUpAt);
      return this.#runAndCommit(query);
    } finally {
      endWriting();
    }
  }

  async begin(): Promise<void> {
    await this.executeQuery(BEGIN);
    this.#hasBegun = true;
  }

  // biome-ignore lint/correctness/useYield: Kysely wants it, and the product has no use for it.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows are read a page at a time.');
  }

  /** A transaction that was left open, for whatever reason, must not swallow what others write. */
  release(): void {
    if (!this.#endTurn) return;
    if (this.isInTransaction) this.#shared.statements.prepare('rollback').run([]);
    this.#letGo();
  }

  get isInTransaction(): boolean {
    return this.#shared.statements.isInTransaction;
  }

  /** Another process that has the lock makes the engine refuse at once; then others have their turn before we ask again. */
  async #runWhenFree<R>(query: CompiledQuery, giveUpAt: number): Promise<QueryResult<R>> {
    for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      this.#endTurn = await this.#shared.turns.take();
      try {
        return this.#run(query);
      } catch (error) {
        if (classifyFault(error) !== 'busy' || performance.now() >= giveUpAt) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /**
   * A change by itself is a transaction of its own, so that `begin immediate` is the only statement that ever meets a
   * lock. The engine leaves a refused one standing half done, and lets nothing be committed until it is run again: with
   * that one every next writer begins.
   */
  #runAndCommit<R>(query: CompiledQuery): QueryResult<R> {
    try {
      const result = this.#run<R>(query);
      this.#run(COMMIT);
      return result;
    } catch (error) {
      this.release();
      throw error;
    }
  }

  /** The turn is kept as long as the engine says that a transaction is open. */
  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    try {
      const statement = this.#shared.statements.prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as R[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } finally {
      if (!this.isInTransaction) this.#letGo();
    }
  }

  #letGo(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

/** What is written by hand and begins `with recursive` only reads. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*(?:select|with recursive)\b/i.test(sql);
}

function isChange({ sql }: CompiledQuery): boolean {
  return /^\s*(?:insert|update|delete)\b/i.test(sql);
}
