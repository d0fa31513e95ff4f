import type { SoundEngine } from '#sound/engine/sound-engine.ts';
import type { SoundStore } from '#sound/state/store.ts';
import { PARTNER } from '../plates/shown-tones.ts';

/** The tones whose figure lies behind the page. */
export interface BackdropTones {
  /** Null before anything has sounded. The last figure stays when the sound ends. */
  get(): readonly number[] | null;
  subscribe(listener: () => void): () => void;
}

/**
 * How often it listens while something sounds. A tone must be there twice in a row to be drawn: the backdrop follows the
 * session from afar, and neither a hand on a slider nor a glide nor a beat makes it move.
 */
const LISTEN_EVERY_MS = 2_000;

export function createBackdropTones(store: SoundStore, engine: () => SoundEngine | null): BackdropTones {
  const listeners = new Set<() => void>();
  let shown: readonly number[] | null = null;
  let heard = '';
  let listening: ReturnType<typeof setInterval> | undefined;

  const listen = () => {
    if (typeof document !== 'undefined' && document.hidden) return;
    const tones = (engine()?.frame().voices ?? [])
      .filter((voice) => !voice.key.includes(PARTNER) && voice.left + voice.right > 0)
      .map((voice) => Math.round(voice.pulseHz ?? voice.hz));
    const words = tones.join();
    const isSteady = words === heard && words !== '' && words !== (shown ?? []).join();
    heard = words;
    if (!isSteady) return;
    shown = tones;
    for (const listener of listeners) listener();
  };
  const follow = () => {
    const isSounding = store.get().nowPlaying !== null;
    if (isSounding && listening === undefined) listening = setInterval(listen, LISTEN_EVERY_MS);
    if (!isSounding) {
      clearInterval(listening);
      listening = undefined;
    }
  };
  let forget = () => {};
  return {
    get: () => shown,
    subscribe(listener) {
      if (listeners.size === 0) {
        forget = store.subscribe(follow);
        follow();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        forget();
        clearInterval(listening);
        listening = undefined;
      };
    },
  };
}
