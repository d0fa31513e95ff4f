import { useSyncExternalStore } from 'react';
import { type Front, isOn, type Playing } from './front.ts';
import { useSoundRoom } from './sound-provider.tsx';
import { useSound } from './use-sound.ts';

/** What the player bar is about, and what else has played; null until anything has. */
export function useFront(): Playing | null {
  const { front } = useSoundRoom();
  return useSyncExternalStore(front.subscribe, front.get);
}

export function useIsOn(kind: Front): boolean {
  return useSound(isOn[kind]);
}
