import { useSyncExternalStore } from 'react';
import type { PresetArrival } from './preset-arrival.ts';
import { useSoundRoom } from './sound-provider.tsx';

/** True while a preset is on its way to the generators. */
export function usePresetArriving(): boolean {
  const { isArriving } = useSoundRoom().presets;
  return useSyncExternalStore(isArriving.subscribe, isArriving.get);
}

/** Puts a preset's tones on the generators and plays them. */
export function useApplyPreset(): PresetArrival['apply'] {
  return useSoundRoom().presets.apply;
}
