import { hertzOfMode } from '#sound/plan/tuning.ts';
import { generatorPatch } from '#sound/state/sound-state.ts';
import { useSound } from './use-sound.ts';

/** The frequency that the mode gives a generator in place of its own; null where its own one sounds. */
export function useHertzOfMode(index: number): number | null {
  return useSound((state) => hertzOfMode(generatorPatch(state), index));
}
