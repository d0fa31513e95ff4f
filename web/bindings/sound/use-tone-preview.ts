import { useCallback } from 'react';
import { isPreviewed } from './previewed-tone.ts';
import { useSoundDoor } from './sound-provider.tsx';
import { useLateSound } from './use-late-sound.ts';

/** One tone to hear by pressing it. It takes the voices from whoever has them; a second press gives them back. */
export function useTonePreview(hertz: number, title: string) {
  const door = useSoundDoor();
  const isPlaying = useLateSound((state) => isPreviewed(state, hertz), false);
  const toggle = useCallback(
    () => void door.open().then((room) => room.late.toggleTone(hertz, title)),
    [door, hertz, title],
  );
  return { isPlaying, toggle };
}
