import { useMemo } from 'react';
import { type PlayingInWords, playingInWords } from './now-playing.ts';
import { useSound } from './use-sound.ts';

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
