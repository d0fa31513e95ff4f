import { useWatched } from '#web/lib/watched.ts';
import { isOn, type Playing, type SoundSource } from './current-source.ts';
import { useAppSound } from './sound-provider.tsx';
import { useSound } from './use-sound.ts';

/** What the player bar is about, and what else has played; null until anything has. */
export function useCurrentSource(): Playing | null {
  const { current } = useAppSound();
  return useWatched(current);
}

export function useIsOn(kind: SoundSource): boolean {
  return useSound(isOn[kind]);
}
