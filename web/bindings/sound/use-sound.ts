import { useEffect, useSyncExternalStore } from 'react';
import { hertzOfMode } from '#sound/plan/tuning.ts';
import { generatorPatch, playsGenerators, type SoundState, wantsSound } from '#sound/state/sound-state.ts';
import type { SessionTime } from './session-clock.ts';
import { useAppSound } from './sound-provider.tsx';

/** A part of the shared audio state. The selector must give the same thing for the same state: a value, not a copy. */
export function useSound<Part>(selector: (state: SoundState) => Part): Part {
  const { store } = useAppSound();
  return useSyncExternalStore(store.subscribe, () => selector(store.get()));
}

/** True when something should sound and the browser lets nothing out until the page is touched. */
export function useIsHeldBack(): boolean {
  return useSound((state) => state.heldBack && wantsSound(state));
}

/** True once the generators' session is on the audio clock and let out: not before, however long the engine takes. */
export function useIsSessionHeard(): boolean {
  return useSound((state) => playsGenerators(state) && state.session !== null && !state.heldBack);
}

/** The countdown. A component that reads it renders once a second while a session runs. */
export function useSessionTime(): SessionTime {
  const { clock } = useAppSound();
  return useSyncExternalStore(clock.subscribe, clock.get);
}

/** For pages that play: has the engine ready before the first press. */
export function usePreparedSound(): void {
  const appSound = useAppSound();
  // At once, not when the browser rests: a press on a Play button that has just come finds the engine on its way.
  useEffect(() => appSound.prepare(), [appSound]);
}

/** For answers to events that need the present state without rendering at each of its changes. */
export function useSoundRead(): () => SoundState {
  return useAppSound().store.get;
}

/** The frequency that the mode gives a generator in place of its own; null where its own one sounds. */
export function useHertzOfMode(index: number): number | null {
  return useSound((state) => hertzOfMode(generatorPatch(state), index));
}
