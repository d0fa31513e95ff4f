import { useEffect, useState } from 'react';
import { useSoundRead } from '#web/bindings/sound/use-sound.ts';
import { delays } from '#web/lib/delays.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether tones sound, looked up once a second: it is here to be glanced at, and need not hurry. */
export function AudioStatus() {
  const read = useSoundRead();
  const [isPlaying, setPlaying] = useState(() => isHeard(read()));
  useEffect(() => {
    const look = () => setPlaying(isHeard(read()));
    const timer = setInterval(look, delays.playStatePoll);
    return () => clearInterval(timer);
  }, [read]);
  return (
    <span data-testid="audio-status">
      <Badge tone={isPlaying ? 'live' : 'rest'}>{isPlaying ? 'Playing' : 'Stopped'}</Badge>
    </span>
  );
}

/** What the browser holds back does not sound yet. */
function isHeard({ nowPlaying, heldBack }: ReturnType<ReturnType<typeof useSoundRead>>): boolean {
  return nowPlaying !== null && !heldBack;
}
