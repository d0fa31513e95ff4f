import { Refusal } from './refusal.ts';

interface Amounts {
  perCaller: number;
  inAll: number;
}

/**
 * So much at once, for each caller and for all together. Whoever wants more than a share is told to wait: what one
 * caller holds open must not cost the others their room.
 */
export class Shares {
  readonly #amounts: Amounts;
  readonly #held = new Map<string, number>();
  #heldInAll = 0;

  constructor(amounts: Amounts) {
    this.#amounts = amounts;
  }

  /** Takes a share and answers what gives it back; refuses when there is none left. */
  take(caller: string, amount: number): () => void {
    const held = this.#held.get(caller) ?? 0;
    // The first is never refused for its own size: that is for other limits to say.
    if (held > 0 && held + amount > this.#amounts.perCaller)
      throw new Refusal('too_many', { retryAfterSeconds: 1 });
    if (this.#heldInAll > 0 && this.#heldInAll + amount > this.#amounts.inAll) throw new Refusal('busy');
    this.#change(caller, amount);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.#change(caller, -amount);
    };
  }

  #change(caller: string, amount: number): void {
    this.#heldInAll += amount;
    const held = (this.#held.get(caller) ?? 0) + amount;
    if (held > 0) this.#held.set(caller, held);
    else this.#held.delete(caller);
  }
}
