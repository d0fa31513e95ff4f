import { useSyncExternalStore } from 'react';
import { readStored, storageKeys, writeStored } from '#web/lib/browser-storage.ts';
import { toFavoriteIds } from './favorite-ids.ts';

/** The presets that this browser's listener likes best. They belong to the browser, so they need no account. */

const localStore = () => window.localStorage;
const listeners = new Set<() => void>();
let favorites: ReadonlySet<number> = new Set();

const read = () => toFavoriteIds(readStored(localStore, storageKeys.favoritedPresets));

function show(next: ReadonlySet<number>) {
  favorites = next;
  for (const listener of listeners) listener();
}

const readAgain = () => show(read());

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    favorites = read();
    // Another tab of this browser is the same listener.
    window.addEventListener('storage', readAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readAgain);
  };
}

export function useFavorites(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => favorites);
}

export function toggleFavorite(id: number): void {
  const next = new Set(favorites);
  if (!next.delete(id)) next.add(id);
  writeStored(localStore, storageKeys.favoritedPresets, [...next]);
  show(next);
}
