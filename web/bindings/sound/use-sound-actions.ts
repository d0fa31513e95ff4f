import { useMemo } from 'react';
import type { BeatMode, SyncMode } from '#contract/rules/tone-kinds.ts';
import {
  draftGenerator,
  enableGenerator,
  setBeat,
  setSyncMode,
  updateGenerator,
} from '#sound/state/generator-transitions.ts';
import { setMixerLevel, setMuted } from '#sound/state/mixer-transitions.ts';
import {
  cancelRest,
  pause,
  play,
  playAgain,
  restAfterTimer,
  setBell,
  setDuration,
  setFading,
  setLooping,
  silence,
  stop,
} from '#sound/state/play-transitions.ts';
import { type Draft, type Generator, type MixerLevels, playsGenerators } from '#sound/state/sound-state.ts';
import type { AppSound } from './app-sound.ts';
import { useAppSound } from './sound-provider.tsx';

function actionsOf(appSound: AppSound) {
  const { change } = appSound;
  return {
    /** The tone follows at once; nothing is committed yet. */
    draftGenerator: (index: number, draft: Draft) => change((state) => draftGenerator(state, index, draft)),
    updateGenerator: (index: number, patch: Partial<Omit<Generator, 'enabled'>>) =>
      change((state) => updateGenerator(state, index, patch)),
    enableGenerator: (index: number, enabled: boolean) =>
      change((state) => enableGenerator(state, index, enabled)),
    setSyncMode: (mode: SyncMode) => change((state) => setSyncMode(state, mode)),
    setBeat: (mode: BeatMode, hz: number) => change((state) => setBeat(state, mode, hz)),
    playAgain: () => change(playAgain),
    /** Play goes on from here. */
    pause: () => change((state) => pause(state, elapsedIn(appSound))),
    stop: () => change(stop),
    /** The player's button: stops the tones, whoever plays them, or plays again what was stopped last. */
    togglePlay: () => change((state) => (state.nowPlaying ? stop(state) : playAgain(state))),
    stopEverything: () => change(silence),
    /** The timer's own button, which a preview elsewhere does not turn into Stop. */
    toggleSession: () => change((state) => (playsGenerators(state) ? stop(state) : play(state))),
    setDuration: (seconds: number | null) => change((state) => setDuration(state, seconds)),
    setLooping: (looping: boolean) => change((state) => setLooping(state, looping)),
    setBell: (bell: boolean) => change((state) => setBell(state, bell)),
    /** The timer for music and river alone, or no timer for them any more. */
    toggleRest: () => change((state) => (state.rest ? cancelRest(state) : restAfterTimer(state))),
    setFading: (fades: boolean) => change((state) => setFading(state, fades)),
    setLevel: (channel: keyof MixerLevels, level: number) =>
      change((state) => setMixerLevel(state, channel, level)),
    toggleMuted: () => change((state) => setMuted(state, !state.muted)),
  };
}

/** How far the tones are in their time; 0 for those that have no end. */
function elapsedIn({ engine, store }: AppSound): number {
  const moment = engine?.moment();
  const seconds = store.get().session?.durationSeconds ?? null;
  return moment?.phase === 'running' && seconds !== null ? seconds - moment.remainingSeconds : 0;
}

export type SoundActions = ReturnType<typeof actionsOf>;

/** Everything a page may ask of the sound. The functions stay the same from render to render. */
export function useSoundActions(): SoundActions {
  const appSound = useAppSound();
  return useMemo(() => actionsOf(appSound), [appSound]);
}
