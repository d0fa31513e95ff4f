import { useEffect, useRef, useState } from 'react';
import type { GongPart } from '#web/bindings/gong/gong.ts';
import { useGongPlaying } from '#web/bindings/gong/use-gong.ts';
import { delays } from '#web/lib/delays.ts';
import { Button } from '#web/ui/button.tsx';

export interface GongPlay {
  /** What it plays: the tones, or the sequence while that is being made. */
  readonly part: GongPart;
  readonly onToggle: () => void;
}

/** Play and Stop of what the open tab is about. The sound answers the press at once; then the button takes no other press for a moment. */
export function GongPlayButton({ part, onToggle }: GongPlay) {
  const isPlaying = useGongPlaying(part);
  const [isLocked, setLocked] = useState(false);
  const unlocking = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(unlocking.current), []);

  const press = () => {
    if (isLocked) return;
    onToggle();
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
      aria-label={isLocked ? 'Processing...' : `${word} gong${part === 'sequence' ? ', sequence' : ''}`}
      // Not `disabled`: a disabled button loses the focus, and with it whoever uses the keyboard.
      aria-disabled={isLocked || undefined}
      data-playing={isPlaying}
      onClick={press}
    >
      {isLocked ? 'Processing...' : word}
    </Button>
  );
}
