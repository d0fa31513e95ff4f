import { type PointerEvent, useRef, useState } from 'react';
import { onTape, PIXELS_A_HERTZ } from './tape-scale.ts';

/** Less than this is a press, which puts the cursor into the number. */
const THRESHOLD_PIXELS = 6;

/**
 * The number itself can be drawn sideways like the tape beneath it. Drawing to the left brings what lies at the
 * right under the needle, so the frequency rises.
 */
export function useDrawnNumber(hz: number, onMove: (hz: number) => void) {
  const held = useRef<{ readonly x: number; readonly hz: number } | null>(null);
  const [isDrawn, setDrawn] = useState(false);

  const letGo = () => {
    held.current = null;
    setDrawn(false);
  };
  return {
    isDrawn,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        // With the cursor already in it, a drag chooses digits as in any other field.
        const isBeingTyped = event.target === document.activeElement;
        if (event.button === 0 && !isBeingTyped) held.current = { x: event.clientX, hz };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!held.current) return;
        const drawn = event.clientX - held.current.x;
        if (!isDrawn && Math.abs(drawn) < THRESHOLD_PIXELS) return;
        if (!isDrawn) {
          event.currentTarget.setPointerCapture(event.pointerId);
          if (event.target instanceof HTMLElement) event.target.blur();
          setDrawn(true);
        }
        onMove(onTape(held.current.hz - drawn / PIXELS_A_HERTZ));
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
}
