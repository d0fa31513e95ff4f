import { useSyncExternalStore } from 'react';
import type { SoundState } from '#sound/state/sound-state.ts';
import { useSoundLoader } from './sound-provider.tsx';

const nobody = () => () => {};

/**
 * A part of the shared audio state for the pages that strangers open first: there the sound is fetched with the
 * first use, not with the page. Until then the part is what it is while nothing sounds.
 */
export function useLateSound<Part>(selector: (state: SoundState) => Part, silent: Part): Part {
  const loader = useSoundLoader();
  const appSound = useSyncExternalStore(loader.subscribe, loader.loaded);
  return useSyncExternalStore(appSound?.store.subscribe ?? nobody, () =>
    appSound ? selector(appSound.store.get()) : silent,
  );
}
