import { useSyncExternalStore } from 'react';
import { isOn, type Playing, type SoundSource } from './current-source.ts';
import { useAppSound } from './sound-provider.tsx';
import { useSound } from './use-sound.ts';

/** What the player bar is about, and what else has played; null until anything has. */
export function useCurrentSource(): Playing | null {
  const { current } = useAppSound();
  return useSyncExternalStore(current.subscribe, current.get);
}

export function useIsOn(kind: SoundSource): boolean {
  return useSound(isOn[kind]);
}
