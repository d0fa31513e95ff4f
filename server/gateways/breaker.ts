/** The other side cannot be reached at the moment; the same may work later. */
export class OutOfReach extends Error {}

/** The other side answered, and said no: the line is sound, and asking again would get the same answer. */
export class GatewayRefusal extends Error {}

interface BreakerRules {
  /** So many failures in a row, and nobody is sent there for a while. */
  failures?: number;
  restMs?: number;
  /** A call that takes longer has failed. */
  withinMs?: number;
  now?: () => number;
}

/**
 * Stands before everything outside. A service that is down must not hold up each call for as long as one is patient:
 * after some failures in a row calls fail at once, until one trial after a rest goes well.
 */
export class Breaker {
  readonly #name: string;
  readonly #rules: Required<BreakerRules>;
  #failures = 0;
  #restsUntil = 0;
  #isOnTrial = false;

  constructor(name: string, rules: BreakerRules = {}) {
    this.#name = name;
    this.#rules = { failures: 5, restMs: 30_000, withinMs: 8_000, now: () => performance.now(), ...rules };
  }

  async call<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const isOpen = this.#failures >= this.#rules.failures;
    if (isOpen && (this.#isOnTrial || this.#rules.now() < this.#restsUntil)) {
      throw new OutOfReach(`${this.#name} failed too often and is left alone for a moment`);
    }
    if (isOpen) this.#isOnTrial = true;
    try {
      const result = await this.#inTime(work);
      this.#failures = 0;
      return result;
    } catch (error) {
      if (error instanceof GatewayRefusal) this.#failures = 0;
      else this.#fail();
      throw error;
    } finally {
      if (isOpen) this.#isOnTrial = false;
    }
  }

  #fail(): void {
    this.#failures += 1;
    this.#restsUntil = this.#rules.now() + this.#rules.restMs;
  }

  async #inTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const patience = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new OutOfReach(`${this.#name} did not answer in time`);
        patience.abort(error);
        reject(error);
      }, this.#rules.withinMs);
    });
    try {
      return await Promise.race([work(patience.signal), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
}
