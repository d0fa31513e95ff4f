import { randomUUID } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import { giveLeaseBack, takeLease } from '../db/lease.ts';
import { GatewayRefusal } from '../gateways/breaker.ts';
import {
  claimEntry,
  type Entry,
  forgetEntry,
  giveEntryUp,
  hasDueEntry,
  postponeEntry,
} from './repository.ts';

const LEASE = 'outbox';
/** Longer than any delivery takes: gateways give up after some seconds. */
const HELD_FOR_SECONDS = 60;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 60 * 60;
/** With the pauses between them, about three days. */
const ATTEMPTS = 80;

export type Delivery = (entry: Entry) => Promise<void>;

interface Listener {
  failed(error: unknown, entry: Entry): void;
  gaveUp(entry: Entry): void;
}

/**
 * Delivers what lies in the outbox, one runner among all nodes and one entry after another. Each is delivered at least
 * once: it is removed only when the other side has taken it. A runner that dies after the other side took it and
 * before the row is gone leaves it to be delivered again, under the same key, by which the receiver can tell.
 */
export class OutboxRunner {
  readonly #database: Database;
  readonly #deliveries: Record<string, Delivery>;
  readonly #listener: Listener;
  readonly #holder = randomUUID();
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(database: Database, deliveries: Record<string, Delivery>, listener: Listener) {
    this.#database = database;
    this.#deliveries = deliveries;
    this.#listener = listener;
  }

  /** Delivers all that is due, unless somebody else is at it. Called again meanwhile, it waits for the same work. */
  run(): Promise<void> {
    this.#running ??= this.#deliverAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Lets the delivery under way finish, and begins no other. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running?.catch(() => {});
  }

  async #deliverAll(): Promise<void> {
    if (this.#isStopped || !(await hasDueEntry(this.#database))) return;
    const lease = { name: LEASE, holder: this.#holder };
    try {
      while (!this.#isStopped && (await takeLease(this.#database, { ...lease, seconds: HELD_FOR_SECONDS }))) {
        const entry = await claimEntry(this.#database, HELD_FOR_SECONDS);
        if (!entry) break;
        await this.#deliver(entry);
      }
    } finally {
      await giveLeaseBack(this.#database, lease);
    }
  }

  async #deliver(entry: Entry): Promise<void> {
    try {
      const deliver = this.#deliveries[entry.kind];
      // A node of the next release may have put it in; it waits for one of those.
      if (!deliver) throw new Error(`Nobody here delivers ${entry.kind}.`);
      await deliver(entry);
    } catch (error) {
      this.#listener.failed(error, entry);
      const isInVain = error instanceof GatewayRefusal || entry.attempts >= ATTEMPTS;
      if (!isInVain) return postponeEntry(this.#database, entry.id, pauseAfter(entry.attempts));
      this.#listener.gaveUp(entry);
      return giveEntryUp(this.#database, entry.id);
    }
    await forgetEntry(this.#database, entry.id);
  }
}

/** Twice as long each time, with some chance in it, so that what failed together does not come back together. */
function pauseAfter(attempts: number): number {
  return (
    Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS) * (0.75 + Math.random() / 2)
  );
}
