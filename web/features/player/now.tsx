import type { ReactNode } from 'react';
import { useIsHeldBack } from '#web/bindings/sound/use-sound.ts';

/** Browsers let a page be heard only after a touch or a key, and phones silence it during a call. */
const heldBackWords = 'Not heard yet: tap the page or press a key';

interface NowProps {
  readonly figure: ReactNode;
  readonly title: string;
  readonly detail: string;
}

/** The current source: its picture, its name, and a word about it. */
export function Now({ figure, title, detail }: NowProps) {
  const isHeldBack = useIsHeldBack();
  return (
    <div className="player-now">
      {figure}
      <div>
        <b>{title}</b>
        <span>{isHeldBack ? heldBackWords : detail}</span>
      </div>
    </div>
  );
}
