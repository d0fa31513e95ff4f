import { classifyFault } from './database-fault.ts';

/**
 * Remembers that the database was found to be damaged. Whoever asks for our health is told from then on: what can
 * still be read is served, but only a person can bring the rest back.
 */
export class DamageWatch {
  isDamaged = false;
  #tell: (error: unknown) => void = () => {};

  /** Calls back once, at the first sign. */
  onFirstSign(tell: (error: unknown) => void): void {
    this.#tell = tell;
  }

  /** Looks at every query that failed. */
  look(error: unknown): void {
    if (this.isDamaged || classifyFault(error) !== 'damaged') return;
    this.isDamaged = true;
    this.#tell(error);
  }
}
