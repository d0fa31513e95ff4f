import { useEffect, useState } from 'react';
import { useSoundRead } from '#web/bindings/sound/use-sound.ts';
import { delays } from '#web/lib/delays.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether tones sound, looked up once a second: it is here to be glanced at, and need not hurry. */
export function AudioStatus() {
  const read = useSoundRead();
  const [isPlaying, setPlaying] = useState(() => read().nowPlaying !== null);
  useEffect(() => {
    const look = () => setPlaying(read().nowPlaying !== null);
    const timer = setInterval(look, delays.playStatePoll);
    return () => clearInterval(timer);
  }, [read]);
  return (
    <span data-testid="audio-status">
      <Badge tone={isPlaying ? 'live' : 'rest'}>{isPlaying ? 'Playing' : 'Stopped'}</Badge>
    </span>
  );
}
