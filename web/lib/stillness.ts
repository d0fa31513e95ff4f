import { useSyncExternalStore } from 'react';

const stillness = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Not every browser tells of it, and the types know nothing of it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function subscribe(listener: () => void): () => void {
  const wish = stillness();
  wish.addEventListener('change', listener);
  return () => wish.removeEventListener('change', listener);
}

/** Whether moving pictures that nobody asked for are unwelcome: less motion is wished, or less data. */
export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, () => stillness().matches || savesData());
}
