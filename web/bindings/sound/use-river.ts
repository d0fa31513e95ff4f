import { useWatched } from '#web/lib/watched.ts';
import type { RiverPlayer, RiverStatus } from './river-player.ts';
import { useAppSound } from './sound-provider.tsx';

export function useRiverStatus(): RiverStatus {
  const { status } = useAppSound().river;
  return useWatched(status);
}

/** A component that reads it renders once a second while the river plays. */
export function useRiverPosition(): number {
  const { position } = useAppSound().river;
  return useWatched(position);
}

export function useRiverPlayer(): RiverPlayer {
  return useAppSound().river;
}
