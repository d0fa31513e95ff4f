import { useCallback } from 'react';
import { isPreviewed } from './previewed-tone.ts';
import { useSoundLoader } from './sound-provider.tsx';
import { useLateSound } from './use-late-sound.ts';

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
