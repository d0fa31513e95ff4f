import { useMemo } from 'react';
import type { SyncMode } from '#contract/entities/generator.ts';
import {
  draftGenerator,
  enableGenerator,
  setSyncMode,
  updateGenerator,
} from '#sound/state/generator-transitions.ts';
import { setMixerLevel, setMuted } from '#sound/state/mixer-transitions.ts';
import { play, setDuration, setLooping, stop } from '#sound/state/play-transitions.ts';
import { type Draft, type Generator, type MixerLevels, playsGenerators } from '#sound/state/sound-state.ts';
import { useSoundRoom } from './sound-provider.tsx';
import type { SoundRoom } from './sound-room.ts';

function actionsOf({ change }: SoundRoom) {
  return {
    /** The tone follows at once; nothing is committed yet. */
    draftGenerator: (index: number, draft: Draft) => change((state) => draftGenerator(state, index, draft)),
    updateGenerator: (index: number, patch: Partial<Omit<Generator, 'enabled'>>) =>
      change((state) => updateGenerator(state, index, patch)),
    enableGenerator: (index: number, enabled: boolean) =>
      change((state) => enableGenerator(state, index, enabled)),
    setSyncMode: (mode: SyncMode) => change((state) => setSyncMode(state, mode)),
    play: () => change(play),
    stop: () => change(stop),
    /** What the Play/Stop button does: it stops whatever sounds, or plays the generators. */
    togglePlay: () => change((state) => (state.nowPlaying ? stop(state) : play(state))),
    /** The same for the timer's own button, which a preview elsewhere does not turn into Stop. */
    toggleSession: () => change((state) => (playsGenerators(state) ? stop(state) : play(state))),
    setDuration: (seconds: number) => change((state) => setDuration(state, seconds)),
    setLooping: (looping: boolean) => change((state) => setLooping(state, looping)),
    setLevel: (channel: keyof MixerLevels, level: number) =>
      change((state) => setMixerLevel(state, channel, level)),
    toggleMuted: () => change((state) => setMuted(state, !state.muted)),
  };
}

export type SoundActions = ReturnType<typeof actionsOf>;

/** Everything a page may wish of the sound. The functions stay the same from render to render. */
export function useSoundActions(): SoundActions {
  const room = useSoundRoom();
  return useMemo(() => actionsOf(room), [room]);
}
