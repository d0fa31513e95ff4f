import { useMediaQuery } from './use-media-query.ts';

/** Not every browser tells of it, and the types know nothing of it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether moving pictures that nobody asked for are unwelcome: less motion is asked for, or less data. */
export function useStillness(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)') || savesData();
}
