import { useEffect } from 'react';
import { productName } from '#contract/product.ts';
import { wantsSound } from '#sound/state/sound-state.ts';
import { useNowPlaying } from './use-now-playing.ts';
import { useSound } from './use-sound.ts';
import { useSoundActions } from './use-sound-actions.ts';

/** Tells the system what plays, and lets its keys and its lock screen play and stop. */
export function useMediaSession(): void {
  const { title, detail } = useNowPlaying();
  const isSounding = useSound((state) => wantsSound(state) && !state.heldBack);
  const { play, stop } = useSoundActions();

  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: detail, album: productName });
    navigator.mediaSession.playbackState = isSounding ? 'playing' : 'paused';
  }, [title, detail, isSounding]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const answers = { play, pause: stop, stop } as const;
    for (const [action, answer] of Object.entries(answers)) listen(action as MediaSessionAction, answer);
    return () => {
      for (const action of Object.keys(answers)) listen(action as MediaSessionAction, null);
    };
  }, [play, stop]);
}

/** A browser may know the media session and not every one of its actions. */
function listen(action: MediaSessionAction, answer: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, answer);
  } catch {
    // This key stays without an answer; the others work.
  }
}
