import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { createWatched } from '#web/lib/watched.ts';
import type { AppSound } from './app-sound.ts';

/** Fetches the sound when a page first needs it: a page that never plays does not pay for it. */
interface SoundLoader {
  readonly loaded: () => AppSound | null;
  readonly load: () => Promise<AppSound>;
  readonly subscribe: (listener: () => void) => () => void;
}

const SoundContext = createContext<SoundLoader | null>(null);

function createSoundLoader(): SoundLoader {
  const loaded = createWatched<AppSound | null>(null);
  let loading: Promise<AppSound> | null = null;
  return {
    loaded: loaded.get,
    subscribe: loaded.subscribe,
    load: () => {
      loading ??= import('./app-sound.ts').then(({ createAppSound }) => {
        const opened = createAppSound();
        loaded.set(opened);
        return opened;
      });
      return loading;
    },
  };
}

/** Around the whole app, once: the sound goes on while pages come and go. */
export function SoundProvider({ children }: { readonly children: ReactNode }) {
  const [loader] = useState(createSoundLoader);
  const appSound = useSyncExternalStore(loader.subscribe, loader.loaded);
  useEffect(() => appSound?.keepSettings(), [appSound]);
  return <SoundContext value={loader}>{children}</SoundContext>;
}

export function useSoundLoader(): SoundLoader {
  const loader = use(SoundContext);
  if (!loader) throw new Error('The shared audio state was used outside its SoundProvider.');
  return loader;
}

/** Suspends while the sound is on its way, which is once in the life of the app. */
export function useAppSound(): AppSound {
  return use(useSoundLoader().load());
}

/** Whether any page has needed the sound yet. */
export function useIsSoundOpen(): boolean {
  const loader = useSoundLoader();
  return useSyncExternalStore(loader.subscribe, () => loader.loaded() !== null);
}
