import type { SoundEngine } from '#sound/engine/sound-engine.ts';
import type { SoundStore } from '#sound/state/store.ts';
import { createWatched, type Watched } from '#web/lib/watched.ts';
import { PARTNER } from '../plates/shown-tones.ts';

/**
 * How often it listens while something sounds. A tone must be there twice in a row to be drawn: the backdrop follows the
 * session from afar, and neither a hand on a slider nor a glide nor a beat makes it move.
 */
const LISTEN_EVERY_MS = 2_000;

/** The tones whose figure lies behind the page: null before anything has sounded. The last figure stays when the sound ends. */
export type BackdropTones = Watched<readonly number[] | null>;

export function createBackdropTones(store: SoundStore, engine: () => SoundEngine | null): BackdropTones {
  let heard = '';
  let listening: ReturnType<typeof setInterval> | undefined;

  const listen = () => {
    if (typeof document !== 'undefined' && document.hidden) return;
    const tones = (engine()?.frame().voices ?? [])
      .filter((voice) => !voice.key.includes(PARTNER) && voice.left + voice.right > 0)
      .map((voice) => Math.round(voice.pulseHz ?? voice.hz));
    const words = tones.join();
    const isSteady = words === heard && words !== '' && words !== (shown.get() ?? []).join();
    heard = words;
    if (isSteady) shown.set(tones);
  };
  const follow = () => {
    const isSounding = store.get().nowPlaying !== null;
    if (isSounding && listening === undefined) listening = setInterval(listen, LISTEN_EVERY_MS);
    if (!isSounding) {
      clearInterval(listening);
      listening = undefined;
    }
  };
  const shown = createWatched<readonly number[] | null>(null, () => {
    const forget = store.subscribe(follow);
    follow();
    return () => {
      forget();
      clearInterval(listening);
      listening = undefined;
    };
  });
  return shown;
}
