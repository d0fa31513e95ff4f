import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react';
import { isPreviewed } from '#sound/state/one-tone.ts';
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

/** Has the engine ready when this comes near the window: the first press is answered at once, and the page stays light. */
export function usePrepareNear(place: RefObject<Element | null>): void {
  const loader = useSoundLoader();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        void loader.load().then((appSound) => appSound.prepare());
      },
      { rootMargin: '200px' },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [loader, place]);
}

/** One tone to hear by pressing it. It takes the voices from whoever has them; a second press gives them back. */
export function useTonePreview(hertz: number, title: string) {
  const loader = useSoundLoader();
  const isPlaying = useLateSound((state) => isPreviewed(state, hertz), false);
  const toggle = useCallback(
    () => void loader.load().then((appSound) => appSound.visitor.toggleTone(hertz, title)),
    [loader, hertz, title],
  );
  return { isPlaying, toggle };
}
