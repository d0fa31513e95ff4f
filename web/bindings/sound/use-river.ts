import { useSyncExternalStore } from 'react';
import type { RiverPlayer, RiverStatus } from './river-player.ts';
import { useSoundRoom } from './sound-provider.tsx';

export function useRiverStatus(): RiverStatus {
  const { status } = useSoundRoom().river;
  return useSyncExternalStore(status.subscribe, status.get);
}

/** A component that reads it renders once a second while the river plays. */
export function useRiverPosition(): number {
  const { position } = useSoundRoom().river;
  return useSyncExternalStore(position.subscribe, position.get);
}

export function useRiverPlayer(): RiverPlayer {
  return useSoundRoom().river;
}
