import { useWatched } from '#web/lib/watched.ts';
import type { PresetArrival } from './preset-arrival.ts';
import type { ProgramArrival } from './program-arrival.ts';
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

/** Plays a kept program, or puts it on the generators. The functions stay the same from render to render. */
export function useProgramArrival(): ProgramArrival {
  return useAppSound().programs;
}
