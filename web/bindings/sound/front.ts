import type { SoundState } from '#sound/state/sound-state.ts';
import type { SoundStore } from '#sound/state/store.ts';
import { createWatched, type Watched } from './watched.ts';

export type Front = 'session' | 'music' | 'river';

export interface Playing {
  readonly front: Front;
  /** All that has played since the app was opened, each at its place. */
  readonly used: readonly Front[];
}

export const kinds: readonly Front[] = ['session', 'music', 'river'];

export const isOn: Readonly<Record<Front, (state: SoundState) => boolean>> = {
  session: (state) => state.nowPlaying !== null,
  music: (state) => state.musicPlaying,
  river: (state) => state.river.playing,
};

/**
 * What was started last is in front. When it ends while something else goes on, that comes to the front; when
 * nothing goes on, it stays, so that the same button plays it again. Null until anything has played.
 */
export function createFront(store: SoundStore): Watched<Playing | null> {
  const playing = createWatched<Playing | null>(null);
  store.subscribe((state, before) => {
    const known = playing.get();
    const on = kinds.filter((kind) => isOn[kind](state));
    const started = on.find((kind) => !isOn[kind](before));
    const goesOn = known !== null && on.includes(known.front);
    const front = started ?? (goesOn ? known.front : (on[0] ?? known?.front));
    if (front === undefined || (front === known?.front && started === undefined)) return;
    playing.set({ front, used: kinds.filter((kind) => on.includes(kind) || known?.used.includes(kind)) });
  });
  return playing;
}
