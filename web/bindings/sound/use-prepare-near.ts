import { type RefObject, useEffect } from 'react';
import { useSoundLoader } from './sound-provider.tsx';

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
