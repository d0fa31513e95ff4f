import { useEffect, useRef, useState } from 'react';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { Icon } from '#web/ui/icon.tsx';

/** How long the button says that it is at work after the last press. */
const PROCESSING_MS = 200;

/**
 * Play and Stop. The sound answers the press at once, and each press of a hammering hand counts, so that what was
 * asked for last is what holds; the button only tells that it is at work.
 */
export function PlayButton() {
  const { toggleSession } = useSoundActions();
  const isPlaying = useSound((state) => state.nowPlaying !== null && state.nowPlaying.patch === null);
  const [isProcessing, setProcessing] = useState(false);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(ending.current), []);

  const press = () => {
    toggleSession();
    setProcessing(true);
    clearTimeout(ending.current);
    ending.current = setTimeout(() => setProcessing(false), PROCESSING_MS);
  };
  const word = isPlaying ? 'Stop' : 'Play';
  return (
    <button
      type="button"
      className="timer-play"
      aria-label={isProcessing ? 'Processing...' : `${word} session`}
      // Not `disabled`: a disabled button loses the focus, and with it whoever uses the keyboard.
      aria-disabled={isProcessing || undefined}
      data-playing={isPlaying}
      onClick={press}
    >
      <span className="timer-disc">
        <Icon name={isPlaying ? 'stop' : 'play'} solid size={24} />
      </span>
      <span aria-hidden="true">{isProcessing ? 'Processing...' : word}</span>
    </button>
  );
}
