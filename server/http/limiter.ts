import { type RateLimitName, rateLimits, type Window } from '#contract/rules/rate-limits.ts';
import type { Database } from '../db/connection.ts';
import { CallBudget } from './call-budget.ts';
import { countCalls } from './counters.ts';
import { Refusal } from './refusal.ts';

/** By whom a call is counted. */
interface CountedCall {
  address: string;
  memberId: number | undefined;
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
      const { by, windows } = rateLimits[name];
      const who = by === 'site' ? 'site' : by === 'address' ? `address:${call.address}` : keyOfCaller(call);
      for (const window of windows) {
        const { calls, seconds } = this.scaled(window);
        const counted = await countCalls(this.#database, `${name}:${seconds}:${who}`, { calls, seconds });
        if (counted.count > calls) {
          throw new Refusal('too_many', { retryAfterSeconds: counted.expiresInSeconds });
        }
      }
    }
  }

  forgetOld(): void {
    this.#every.forgetOld();
  }
}

function keyOfCaller({ memberId, address }: CountedCall): string {
  return memberId === undefined ? `address:${address}` : `member:${memberId}`;
}
