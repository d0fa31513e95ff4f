import { useMemo } from 'react';
import { type ProgrammeWish, playProgramme, stop } from '#sound/state/play-transitions.ts';
import { useSoundRoom } from './sound-provider.tsx';
import type { SoundRoom } from './sound-room.ts';
import { useSound } from './use-sound.ts';

type ProgrammeOwner = ProgrammeWish['owner'];

function playingOf({ change }: SoundRoom) {
  return {
    /** Takes the voices from whoever has them. Without a duration it plays until someone stops it. */
    play: (owner: ProgrammeOwner, wish: Omit<ProgrammeWish, 'owner'>) =>
      change((state) => playProgramme(state, { ...wish, owner })),
    stop: () => change(stop),
  };
}

/** Plays tones through the one player, beside the generators, which keep what was set on them. */
export function usePlayProgramme() {
  const room = useSoundRoom();
  return useMemo(() => playingOf(room), [room]);
}

/** Whether this very thing is what plays, whichever page began it. */
export function useIsPlaying(owner: ProgrammeOwner, id: string): boolean {
  return useSound(({ nowPlaying }) => nowPlaying?.owner === owner && nowPlaying.id === id);
}
