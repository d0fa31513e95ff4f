import { refusals } from '#contract/errors.ts';
import { type RateLimit, type RateLimitName, rateLimits, type Window } from '#contract/rules/rate-limits.ts';
import type { Database } from '../db/connection.ts';
import { CallBudget } from './call-budget.ts';
import { countCalls } from './counters.ts';
import { Refusal } from './refusal.ts';
import { guestsAreSlow, newcomersAreSlow } from './slowed.ts';

/** By whom a call is counted. */
interface CountedCall {
  address: string;
  memberId: number | undefined;
  /** The end of the account's first day, while that lasts. */
  newUntil: Date | null;
}

/** The limits of the contract. `scale` multiplies them all, for load tests. */
export class Limiter {
  readonly #database: Database;
  readonly #scale: number;
  readonly #every: CallBudget;

  constructor(database: Database, scale: number) {
    this.#database = database;
    this.#scale = scale;
    this.#every = new CallBudget(database, this.scaled(rateLimits.every.windows[0]));
  }

  scaled(window: Window): Window {
    return { calls: Math.max(1, Math.floor(window.calls * this.#scale)), seconds: window.seconds };
  }

  /** The limit that all calls share. */
  countAny(call: CountedCall): void {
    const seconds = this.#every.take(`every:${keyOfCaller(call)}`);
    if (seconds !== null) throw new Refusal('too_many', { retryAfterSeconds: seconds });
  }

  /** The limits that an endpoint names. */
  async count(names: readonly RateLimitName[], call: CountedCall): Promise<void> {
    for (const name of names) {
      const { by, windows, firstDay = [] }: RateLimit = rateLimits[name];
      const who = by === 'site' ? 'site' : by === 'address' ? `address:${call.address}` : keyOfCaller(call);
      for (const window of windows.map((one) => this.scaled(one))) {
        const seconds = await this.#overstep(`${name}:${window.seconds}:${who}`, window);
        if (seconds === null) continue;
        const message = name === 'guestPost' ? guestsAreSlow(window, seconds) : refusals.too_many.message;
        throw new Refusal('too_many', { message, retryAfterSeconds: seconds });
      }
      if (!call.newUntil) continue;
      for (const window of firstDay.map((one) => this.scaled(one))) {
        const seconds = await this.#overstep(`new:${name}:${window.seconds}:${who}`, window);
        if (seconds === null) continue;
        const message = newcomersAreSlow(window, seconds, call.newUntil);
        throw new Refusal('too_many', { message, retryAfterSeconds: seconds });
      }
    }
  }

  /** Counts a call; if it was one too many, says in how many seconds the next is let in. */
  async #overstep(key: string, window: Window): Promise<number | null> {
    const counted = await countCalls(this.#database, key, window);
    return counted.count > window.calls ? counted.expiresInSeconds : null;
  }

  forgetOld(): void {
    this.#every.forgetOld();
  }
}

function keyOfCaller({ memberId, address }: CountedCall): string {
  return memberId === undefined ? `address:${address}` : `member:${memberId}`;
}
