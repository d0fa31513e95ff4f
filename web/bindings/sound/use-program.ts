import type { ProgramArrival } from './program-arrival.ts';
import { useAppSound } from './sound-provider.tsx';

/** Plays a kept program, or puts it on the generators. The functions stay the same from render to render. */
export function useProgramArrival(): ProgramArrival {
  return useAppSound().programs;
}
