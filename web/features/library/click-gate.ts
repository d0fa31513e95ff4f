import { delays } from '#web/lib/delays.ts';

/**
 * Lets a click through unless it comes too soon after the last one that was let through: a double click must not
 * start a preset and stop it again.
 */
export function createClickGate(now: () => number = () => performance.now()): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const time = now();
    if (time - last < delays.libraryPlayClick) return false;
    last = time;
    return true;
  };
}
