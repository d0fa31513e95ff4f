import { applyPreset } from '#sound/state/play-transitions.ts';
import type { PresetWish } from '#sound/state/preset-tones.ts';
import type { SoundState } from '#sound/state/sound-state.ts';
import { delays } from '#web/lib/delays.ts';

/** A preset on its way to the generators. Until it is there, their controls rest. */
export interface PresetArrival {
  /** Puts the preset on the generators after the specified delay; of several in that time the last one wins. */
  apply(preset: PresetWish): void;
  readonly isArriving: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPresetArrival(
  change: (transition: (state: SoundState) => SoundState) => void,
): PresetArrival {
  const listeners = new Set<() => void>();
  let arriving: ReturnType<typeof setTimeout> | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    apply(preset) {
      if (arriving !== null) clearTimeout(arriving);
      arriving = setTimeout(() => {
        arriving = null;
        change((state) => applyPreset(state, preset));
        tell();
      }, delays.cardPreset);
      tell();
    },
    isArriving: () => arriving !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
