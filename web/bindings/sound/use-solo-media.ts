import { type RefObject, useEffect } from 'react';
import { wantsSound } from '#sound/state/sound-state.ts';
import { useSoundLoader } from './sound-provider.tsx';
import { useLateSound } from './use-late-sound.ts';

/**
 * For a film or a clip that sounds by itself: it takes over from the tones, the music and the river, and gives
 * way to whatever starts after it.
 */
export function useSoloMedia(media: RefObject<HTMLMediaElement | null>, giveWay: () => void): void {
  const loader = useSoundLoader();
  const isElsewhere = useLateSound(wantsSound, false);

  useEffect(() => {
    if (isElsewhere) giveWay();
  }, [isElsewhere, giveWay]);

  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (target === media.current) loader.loaded()?.visitor.silence();
      else if (target instanceof HTMLMediaElement && !target.muted) giveWay();
    };
    // These events do not bubble; on their way down the window sees those of every element.
    window.addEventListener('play', hear, { capture: true });
    return () => window.removeEventListener('play', hear, { capture: true });
  }, [loader, media, giveWay]);
}
