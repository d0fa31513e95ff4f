import { startTransition, useEffect, useState } from 'react';

/** How many follow in each step after the first. */
const eachTime = 30;
/** Between two steps the page draws frames and answers hands. Waiting for idle time could take seconds. */
const pause = 50;

/**
 * How many of a long list to put on the page by now. Three hundred of them in one go would hold the page up for several
 * frames, on a slow phone for seconds; a screenful at once and the rest in small steps is not felt, and soon all of them
 * can be found.
 */
export function useGrowingCount(total: number, atOnce: number): number {
  const [count, setCount] = useState(atOnce);
  // A list that became short grows from there when it is long again.
  const kept = Math.min(count, Math.max(total, atOnce));
  if (kept !== count) setCount(kept);
  useEffect(() => {
    if (kept >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount(kept + eachTime)), pause);
    return () => clearTimeout(timer);
  }, [kept, total]);
  return kept;
}
