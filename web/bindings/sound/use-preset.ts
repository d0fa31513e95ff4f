import { useWatched } from '#web/lib/watched.ts';
import type { PresetArrival } from './preset-arrival.ts';
import { useAppSound } from './sound-provider.tsx';

/** True while a preset is on its way to the generators. */
export function usePresetArriving(): boolean {
  const { isArriving } = useAppSound().presets;
  return useWatched(isArriving);
}

/** Puts a preset's tones on the generators and plays them. */
export function useApplyPreset(): PresetArrival['apply'] {
  return useAppSound().presets.apply;
}
