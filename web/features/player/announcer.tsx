import { useEffect, useRef, useState } from 'react';
import { useIsHeldBack, useSessionTime, useSound } from '#web/bindings/sound/use-sound.ts';

const LAST_MINUTE_SECONDS = 60;

/** Says aloud, for those who listen to the screen, that sound began, ended, or is about to end. */
export function Announcer() {
  const isPlaying = useSound((state) => state.nowPlaying !== null);
  const { remainingSeconds, durationSeconds } = useSessionTime();
  const [words, say] = useState('');
  const wasPlaying = useRef(isPlaying);

  useEffect(() => {
    if (wasPlaying.current === isPlaying) return;
    wasPlaying.current = isPlaying;
    say(isPlaying ? 'Playing' : 'Stopped');
  }, [isPlaying]);

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
