import { useMemo } from 'react';
import { useWatched } from '#web/lib/watched.ts';
import { isOn, type Playing, type SoundSource } from './current-source.ts';
import { type PlayingInWords, playingInWords } from './now-playing.ts';
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

export function useNowPlaying(): PlayingInWords {
  const nowPlaying = useSound((state) => state.nowPlaying);
  const rested = useSound((state) => state.rested);
  const generators = useSound((state) => state.generators);
  const syncMode = useSound((state) => state.syncMode);
  const beats = useSound((state) => state.beats);
  return useMemo(
    () => playingInWords({ nowPlaying, rested, generators, syncMode, beats }),
    [nowPlaying, rested, generators, syncMode, beats],
  );
}
