import { Refusal } from './refusal.ts';

interface Waiting {
  begin(): void;
  refuse(refusal: Refusal): void;
}

/**
 * Lets so many pieces of work run at once and so many wait. Callers take turns, so that one who sends many is not
 * served many times before the next is served once; and when no place is left, whoever has most in line gives one up.
 */
export class Gate {
  readonly #atOnce: number;
  readonly #mayWait: number;
  /** The line of each caller, in the order of their turns. None is empty. */
  readonly #lines = new Map<string, Waiting[]>();
  #running = 0;

  constructor({ atOnce, mayWait }: { atOnce: number; mayWait: number }) {
    this.#atOnce = atOnce;
    this.#mayWait = mayWait;
  }

  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#wait(caller);
    try {
      return await work();
    } finally {
      // The place is handed over, so that nobody slips in between.
      const next = this.#takeNext(caller);
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  #wait(caller: string): Promise<void> {
    const line = this.#lines.get(caller) ?? [];
    const inLine = [...this.#lines.values()].reduce((sum, { length }) => sum + length, 0);
    if (inLine >= this.#mayWait) this.#makeRoom(line.length);
    return new Promise((begin, refuse) => {
      line.push({ begin, refuse });
      this.#lines.set(caller, line);
    });
  }

  /** Who has fewer in line than another is let in, and the other's last one is told to come back later. */
  #makeRoom(ownInLine: number): void {
    const longest = [...this.#lines.values()].reduce((one, other) =>
      other.length > one.length ? other : one,
    );
    if (longest.length <= ownInLine + 1) throw new Refusal('busy');
    longest.pop()?.refuse(new Refusal('busy'));
  }

  /** The one whose turn it is: somebody else's than the last, if anybody else waits. */
  #takeNext(last: string): Waiting | undefined {
    const callers = [...this.#lines.keys()];
    const caller = callers.find((one) => one !== last) ?? callers[0];
    if (caller === undefined) return undefined;
    const line = this.#lines.get(caller) ?? [];
    const next = line.shift();
    this.#lines.delete(caller);
    if (line.length > 0) this.#lines.set(caller, line);
    return next;
  }
}
