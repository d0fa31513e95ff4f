import { useRef } from 'react';

/**
 * Lets one piece of work run at a time and leaves out what is asked for meanwhile. A double click asks twice before
 * the page has had time to show that it is at work.
 */
export function useOneAtATime(): (work: () => Promise<unknown>) => void {
  const isBusy = useRef(false);
  return (work) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const done = () => {
      isBusy.current = false;
    };
    // Whoever gave the work says what went wrong with it.
    work().then(done, done);
  };
}
