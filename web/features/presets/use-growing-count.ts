import { useEffect, useState } from 'react';

/** What fills the box at once, and what is added to it in each free moment after that. */
const atOnce = 24;
const eachTime = 30;

const soon = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(work, { timeout: 300 });
  return () => window.cancelIdleCallback(idle);
};

/**
 * How many of a long list to put on the page by now. Three hundred rows in one go would hold the page up for several
 * frames; a screenful at once and the rest in free moments is not felt, and soon all of them can be found.
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(atOnce);
  // A list that became short grows from there when it is long again.
  const kept = Math.min(count, Math.max(total, atOnce));
  if (kept !== count) setCount(kept);
  useEffect(() => {
    if (kept >= total) return;
    return soon(() => setCount(kept + eachTime));
  }, [kept, total]);
  return kept;
}
