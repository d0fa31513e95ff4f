import { useEffect, useEffectEvent } from 'react';
import { createListeningLog, type Heard } from './listening-log.ts';
import { useAppSound } from './sound-provider.tsx';

/** Tells what was listened to, for as long as the component stands. */
export function useListeningLog(onHeard: (heard: Heard) => void): void {
  const { store } = useAppSound();
  const tell = useEffectEvent(onHeard);
  useEffect(() => {
    const log = createListeningLog({ now: Date.now, newKey: () => crypto.randomUUID(), onHeard: tell });
    log.see(store.get());
    const forget = store.subscribe((state) => log.see(state));
    // A phone may end a page without another word.
    const onHidden = () => document.visibilityState === 'hidden' && log.checkpoint();
    window.addEventListener('pagehide', log.checkpoint);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      log.checkpoint();
      forget();
      window.removeEventListener('pagehide', log.checkpoint);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [store]);
}
