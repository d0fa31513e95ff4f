import type { Window } from '#contract/rules/rate-limits.ts';
import type { Database } from '../db/connection.ts';
import { countCalls } from './counters.ts';

/** So many calls are counted in this process before the shared counter hears of them. */
const CALLS_BETWEEN_WRITES = 25;
const MILLISECONDS_BETWEEN_WRITES = 5_000;

interface Entry {
  /** What the shared counter said last. */
  known: number;
  /** Counted here since. */
  unwritten: number;
  isBeingWritten: boolean;
  writtenAt: number;
  endsAt: number;
}

/**
 * The limit that every call shares. Writing to the database at each call would cost an fsync for every
 * page view, so calls are written in small lots; a node overlooks about one lot of each other node. No call
 * waits for that: while the database cannot be written to, one may still read, and each node counts by itself.
 */
export class CallBudget {
  readonly #database: Database;
  readonly #window: Window;
  readonly #entries = new Map<string, Entry>();

  constructor(database: Database, window: Window) {
    this.#database = database;
    this.#window = window;
  }

  /** Counts one call. Answers after how many seconds to come back, or null when the call may go on. */
  take(key: string): number | null {
    const now = performance.now();
    let entry = this.#entries.get(key);
    if (!entry || entry.endsAt <= now) {
      const endsAt = now + this.#window.seconds * 1_000;
      entry = { known: 0, unwritten: 0, isBeingWritten: false, writtenAt: now, endsAt };
      this.#entries.set(key, entry);
    }
    entry.unwritten += 1;
    const isDue =
      entry.unwritten >= CALLS_BETWEEN_WRITES || now - entry.writtenAt >= MILLISECONDS_BETWEEN_WRITES;
    if (isDue && !entry.isBeingWritten) this.#write(key, entry, now);
    const isSpent = entry.known + entry.unwritten > this.#window.calls;
    return isSpent ? Math.max(1, Math.ceil((entry.endsAt - now) / 1_000)) : null;
  }

  forgetOld(): void {
    const now = performance.now();
    for (const [key, entry] of this.#entries) if (entry.endsAt <= now) this.#entries.delete(key);
  }

  #write(key: string, entry: Entry, now: number): void {
    const calls = entry.unwritten;
    entry.isBeingWritten = true;
    entry.unwritten = 0;
    entry.known += calls;
    entry.writtenAt = now;
    countCalls(this.#database, key, this.#window, calls)
      .then(
        (counted) => {
          entry.known = Math.max(entry.known, counted.count);
          entry.endsAt = now + counted.expiresInSeconds * 1_000;
        },
        () => {
          // They are written with the next lot.
          entry.known -= calls;
          entry.unwritten += calls;
        },
      )
      .finally(() => {
        entry.isBeingWritten = false;
      });
  }
}
