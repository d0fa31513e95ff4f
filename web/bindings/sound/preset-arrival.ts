import { applyPreset } from '#sound/state/play-transitions.ts';
import { type PlayablePreset, presetTones } from '#sound/state/preset-tones.ts';
import type { SoundState } from '#sound/state/sound-state.ts';
import { delays } from '#web/lib/delays.ts';
import { createWatched, type Watched } from '#web/lib/watched.ts';

/** What became of a preset: it sounds; it held no tone that can sound; another one was chosen right after it. */
type PresetOutcome = 'applied' | 'refused' | 'overtaken';

/** A preset on its way to the generators. Until it is there, their controls rest. */
export interface PresetArrival {
  /** Puts the preset on the generators after the specified delay; of several in that time the last one wins. */
  apply(preset: PlayablePreset): Promise<PresetOutcome>;
  readonly isArriving: Watched<boolean>;
}

export function createPresetArrival(
  change: (transition: (state: SoundState) => SoundState) => void,
): PresetArrival {
  const isArriving = createWatched(false);
  let arriving: { timer: ReturnType<typeof setTimeout>; end: (outcome: PresetOutcome) => void } | null = null;
  return {
    apply(preset) {
      if (arriving) clearTimeout(arriving.timer);
      arriving?.end('overtaken');
      return new Promise((end) => {
        const timer = setTimeout(() => {
          arriving = null;
          change((state) => applyPreset(state, preset));
          end(presetTones(preset).length > 0 ? 'applied' : 'refused');
          isArriving.set(false);
        }, delays.cardPreset);
        arriving = { timer, end };
        isArriving.set(true);
      });
    },
    isArriving,
  };
}
