import type { SoundState } from '#sound/state/sound-state.ts';
import type { SoundStore } from '#sound/state/store.ts';
import { createWatched, type Watched } from '#web/lib/watched.ts';

export type SoundSource = 'tones' | 'music' | 'river';

export interface Playing {
  readonly current: SoundSource;
  /** All that has played since the app was opened, each at its place. */
  readonly used: readonly SoundSource[];
}

export const kinds: readonly SoundSource[] = ['tones', 'music', 'river'];

export const isOn: Readonly<Record<SoundSource, (state: SoundState) => boolean>> = {
  tones: (state) => state.nowPlaying !== null,
  music: (state) => state.musicPlaying,
  river: (state) => state.river.playing,
};

/**
 * What was started last is current. When it ends while something else goes on, that becomes current; when
 * nothing goes on, it stays, so that the same button plays it again. Null until anything has played.
 */
export function createCurrentSource(store: SoundStore): Watched<Playing | null> {
  const playing = createWatched<Playing | null>(null);
  store.subscribe((state, before) => {
    const known = playing.get();
    const on = kinds.filter((kind) => isOn[kind](state));
    const started = on.find((kind) => !isOn[kind](before));
    const goesOn = known !== null && on.includes(known.current);
    const current = started ?? (goesOn ? known.current : (on[0] ?? known?.current));
    if (current === undefined || (current === known?.current && started === undefined)) return;
    playing.set({ current, used: kinds.filter((kind) => on.includes(kind) || known?.used.includes(kind)) });
  });
  return playing;
}
