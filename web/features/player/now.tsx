import type { ReactNode } from 'react';
import { clockText } from '#web/bindings/sound/session-clock.ts';
import { useIsHeldBack, useSessionTime, useSound } from '#web/bindings/sound/use-sound.ts';
import { hertzText } from '#web/bindings/sound/words.ts';

/** Browsers let a page be heard only after a touch or a key, and phones silence it during a call. */
const heldBackWords = 'Not heard yet: tap the page or press a key';

/** Lists, cards and this bar show the small plate. */
export const plateWords = (frequencies: readonly number[]) =>
  `Figure of ${frequencies.map((hz) => `${hertzText(hz)} Hz`).join(', ')} on the small plate`;

interface NowProps {
  readonly figure: ReactNode;
  /** Which plate the figure is of: the dial and the gong show the same tone on another. */
  readonly caption?: string;
  readonly title: string;
  readonly detail: string;
  /** Music and river have no time of the session on their buttons, yet it ends them. */
  readonly tellsSession?: boolean;
}

/** The current source: its picture, its name, and a word about it. */
export function Now({ figure, caption, title, detail, tellsSession }: NowProps) {
  const isHeldBack = useIsHeldBack();
  return (
    <div className="player-now">
      {caption ? (
        <span role="img" aria-label={caption} title={caption} className="player-captioned">
          {figure}
        </span>
      ) : (
        figure
      )}
      <div>
        <b>{title}</b>
        <span>
          {tellsSession && <SessionLeft />}
          {isHeldBack ? heldBackWords : detail}
        </span>
      </div>
    </div>
  );
}

/** Alone in rendering once a second. */
function SessionLeft() {
  const { remainingSeconds } = useSessionTime();
  const isTimed = useSound((state) => state.nowPlaying !== null || state.rest !== null);
  return isTimed && remainingSeconds !== null && `Session ${clockText(remainingSeconds)} left · `;
}
