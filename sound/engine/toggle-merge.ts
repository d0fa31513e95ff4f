import { engineDelays } from '#contract/rules/sound-defaults.ts';

/**
 * Hands that hammer on Play and Stop: a start of the same thing within the merge time of its last start waits
 * for the end of that time, and happens only if it is still wanted then. A stop is never kept waiting, and
 * neither is another thing: who listens through a list of previews hears each one at once.
 */
export class ToggleMerge {
  readonly #now: () => number;
  #lastStart = Number.NEGATIVE_INFINITY;
  #lastThing = '';
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** True when the sound may start now. Otherwise `again` is called when it may. */
  mayStart(thing: string, again: () => void): boolean {
    const wait = this.#lastStart + engineDelays.toggleMergeMs - this.#now();
    clearTimeout(this.#waiting);
    if (wait > 0 && thing === this.#lastThing) {
      this.#waiting = setTimeout(again, wait);
      return false;
    }
    this.#lastStart = this.#now();
    this.#lastThing = thing;
    return true;
  }

  stopped(): void {
    clearTimeout(this.#waiting);
  }
}
