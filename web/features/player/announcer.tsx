import { useEffect, useRef, useState } from 'react';
import { usePresentSong } from '#web/bindings/sound/use-players.ts';
import { useIsHeldBack, useSessionTime, useSound } from '#web/bindings/sound/use-sound.ts';

const LAST_MINUTE_SECONDS = 60;

/** Says aloud, for those who listen to the screen, that sound began, ended, or is about to end. */
export function Announcer() {
  const isPlaying = useSound((state) => state.nowPlaying !== null);
  const song = usePresentSong()?.title ?? '';
  const isMusicPlaying = useSound((state) => state.musicPlaying);
  const isRiverPlaying = useSound((state) => state.river.playing);
  const { remainingSeconds, durationSeconds } = useSessionTime();
  const [words, say] = useState('');
  useChange(isPlaying ? 'Playing' : 'Stopped', say);
  useChange(isMusicPlaying ? `Playing ${song}` : 'Music paused', say);
  useChange(isRiverPlaying ? 'River playing' : 'River paused', say);

  const isHeldBack = useIsHeldBack();
  useEffect(() => {
    if (isHeldBack) say('Not heard yet: press a key to let the sound through');
  }, [isHeldBack]);

  const isLastMinute =
    isPlaying && remainingSeconds === LAST_MINUTE_SECONDS && durationSeconds !== LAST_MINUTE_SECONDS;
  useEffect(() => {
    if (isLastMinute) say('One minute left');
  }, [isLastMinute]);

  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}

/** Says the words when they become others; those that a page begins with are no news. */
function useChange(words: string, say: (words: string) => void): void {
  const said = useRef(words);
  useEffect(() => {
    if (said.current === words) return;
    said.current = words;
    say(words);
  }, [words, say]);
}
