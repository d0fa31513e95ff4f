import { useSyncExternalStore } from 'react';
import type { RiverPlayer, RiverStatus } from './river-player.ts';
import { useAppSound } from './sound-provider.tsx';

export function useRiverStatus(): RiverStatus {
  const { status } = useAppSound().river;
  return useSyncExternalStore(status.subscribe, status.get);
}

/** A component that reads it renders once a second while the river plays. */
export function useRiverPosition(): number {
  const { position } = useAppSound().river;
  return useSyncExternalStore(position.subscribe, position.get);
}

export function useRiverPlayer(): RiverPlayer {
  return useAppSound().river;
}
