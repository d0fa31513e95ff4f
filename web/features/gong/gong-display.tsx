import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { GongPlate } from '#web/bindings/gong/gong-plate.tsx';
import { useGongCaption } from '#web/bindings/gong/use-gong-caption.ts';
import type { PlateHandle } from '#web/bindings/plates/plate-handle.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FineTune } from './fine-tune.tsx';
import { type GongPlay, GongPlayButton } from './gong-play-button.tsx';
import './gong.css';

interface GongDisplayProps {
  /** What takes pictures of it. */
  readonly plate: Ref<PlateHandle>;
  /** The round button on the picture. */
  readonly capture: ReactNode;
  readonly play: GongPlay;
}

/** The plate, what it shows in words, and the two things one can do with the picture: keep it, or fill the screen. */
export function GongDisplay({ plate, capture, play }: GongDisplayProps) {
  const stage = useRef<HTMLElement>(null);
  const { shown, spoken } = useGongCaption();
  const [isFull, setFull] = useState(false);
  // Before the plate is seen: whoever fills the screen at once must find the controls there.
  useLayoutEffect(() => {
    const look = () => setFull(document.fullscreenElement === stage.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggleFull = () => {
    const change = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen();
    // A browser may refuse, and then the page simply stays as it is.
    change?.catch(() => {});
  };

  return (
    <section ref={stage} aria-label="Gong" className="gong-display">
      <div className="gong-box">
        <GongPlate ref={plate} label={shown} className="gong-plate" />
        {document.fullscreenEnabled && (
          <IconButton
            name={isFull ? 'Leave full screen' : 'Full screen'}
            icon={isFull ? 'shrink' : 'expand'}
            tone="raised"
            className="gong-full"
            tooltipSide="bottom"
            onClick={toggleFull}
          />
        )}
        <div className="gong-capture">{capture}</div>
      </div>
      <p className="gong-caption" aria-hidden="true">
        {shown}
      </p>
      {isFull && (
        <div className="gong-full-hands">
          <GongPlayButton {...play} />
          {play.part === 'tones' && <FineTune />}
        </div>
      )}
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </section>
  );
}
