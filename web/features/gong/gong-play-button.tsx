import { useEffect, useRef, useState } from 'react';
import { useGongDesk, useGongPlaying } from '#web/bindings/gong/use-gong.ts';
import { delays } from '#web/lib/delays.ts';
import { Button } from '#web/ui/button.tsx';

/** Play and Stop. The sound answers the press at once; then the button takes no other press for a moment. */
export function GongPlayButton() {
  const gong = useGongDesk();
  const isPlaying = useGongPlaying('tones');
  const [isLocked, setLocked] = useState(false);
  const unlocking = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(unlocking.current), []);

  const press = () => {
    if (isLocked) return;
    gong.toggle('tones');
    setLocked(true);
    unlocking.current = setTimeout(() => setLocked(false), delays.visualizationLock);
  };
  const word = isPlaying ? 'Stop' : 'Play';
  return (
    <Button
      tone={isPlaying ? 'quiet' : 'primary'}
      size="large"
      icon={isPlaying ? 'stop' : 'play'}
      solidIcon
      className="gong-play"
      aria-label={isLocked ? 'Processing...' : `${word} gong`}
      // Not `disabled`: a disabled button loses the focus, and with it whoever uses the keyboard.
      aria-disabled={isLocked || undefined}
      data-playing={isPlaying}
      onClick={press}
    >
      {isLocked ? 'Processing...' : word}
    </Button>
  );
}
