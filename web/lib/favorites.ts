import { readStored, storageKeys, writeStored } from '#web/lib/browser-storage.ts';
import { toFavoriteIds } from './favorite-ids.ts';
import { createWatched, useWatched } from './watched.ts';

/** The presets that this browser's listener likes best. They belong to the browser, so they need no account. */

const localStore = () => window.localStorage;

const favorites = createWatched<ReadonlySet<number>>(new Set(), () => {
  const readAgain = () => favorites.set(toFavoriteIds(readStored(localStore, storageKeys.favoritedPresets)));
  readAgain();
  // Another tab of this browser is the same listener.
  window.addEventListener('storage', readAgain);
  return () => window.removeEventListener('storage', readAgain);
});

export function useFavorites(): ReadonlySet<number> {
  return useWatched(favorites);
}

export function toggleFavorite(id: number): void {
  const next = new Set(favorites.get());
  if (!next.delete(id)) next.add(id);
  writeStored(localStore, storageKeys.favoritedPresets, [...next]);
  favorites.set(next);
}
