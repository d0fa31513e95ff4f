import type { SoundStore } from '#sound/state/store.ts';

/** Does something again and again while anything sounds and somebody looks; between times not even a timer runs. */
export function whileSounding(store: SoundStore, everyMs: number, act: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    const isSounding = store.get().nowPlaying !== null;
    if (isSounding && timer === undefined) {
      timer = setInterval(() => {
        if (!document.hidden) act();
      }, everyMs);
    }
    if (!isSounding) {
      clearInterval(timer);
      timer = undefined;
    }
  };
  const forget = store.subscribe(follow);
  follow();
  return () => {
    forget();
    clearInterval(timer);
  };
}
