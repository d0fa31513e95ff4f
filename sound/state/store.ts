import { engineDelays } from '#contract/rules/sound-defaults.ts';
import { firstState, type SoundState } from './sound-state.ts';

type Listener = (state: SoundState, before: SoundState) => void;

export interface SoundStore {
  get(): SoundState;
  /** Replaces the state by what the transition makes of it. Nobody is told when nothing changed. */
  update(transition: (state: SoundState) => SoundState): void;
  /** Called at every change, at once. The engine listens here. Returns how to stop listening. */
  subscribe(listener: Listener): () => void;
  /**
   * Called once a flurry of changes has rested for the specified engine delay. Storage listens here, so that
   * a moving slider does not write to disk sixty times a second.
   */
  subscribeSettled(listener: (state: SoundState) => void): () => void;
}

export function createSoundStore(start: SoundState = firstState): SoundStore {
  let state = start;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<Listener>();
  const settledListeners = new Set<(state: SoundState) => void>();

  const tellSettled = () => {
    for (const listener of settledListeners) listener(state);
  };

  return {
    get: () => state,
    update(transition) {
      const before = state;
      const next = transition(before);
      if (next === before) return;
      state = next;
      for (const listener of listeners) listener(state, before);
      clearTimeout(resting);
      if (settledListeners.size > 0) resting = setTimeout(tellSettled, engineDelays.updateMs);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeSettled(listener) {
      settledListeners.add(listener);
      return () => settledListeners.delete(listener);
    },
  };
}
