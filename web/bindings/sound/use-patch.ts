import { useMemo } from 'react';
import { type PatchStart, playPatch, stop } from '#sound/state/play-transitions.ts';
import type { AppSound } from './app-sound.ts';
import { useAppSound } from './sound-provider.tsx';
import { useSound } from './use-sound.ts';

type PatchOwner = PatchStart['owner'];

function playingOf({ change }: AppSound) {
  return {
    /** Takes the voices from whoever has them. Without a duration it plays until someone stops it. */
    play: (owner: PatchOwner, start: Omit<PatchStart, 'owner'>) =>
      change((state) => playPatch(state, { ...start, owner })),
    stop: () => change(stop),
  };
}

/** Plays tones through the one player, beside the generators, which keep what was set on them. */
export function usePlayPatch() {
  const appSound = useAppSound();
  return useMemo(() => playingOf(appSound), [appSound]);
}

/** Whether this very thing is what plays, whichever page began it. */
export function useIsPlaying(owner: PatchOwner, id: string): boolean {
  return useSound(({ nowPlaying }) => nowPlaying?.owner === owner && nowPlaying.id === id);
}
