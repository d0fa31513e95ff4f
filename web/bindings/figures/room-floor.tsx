import { useEffect, useRef } from 'react';
import { frequency } from '#contract/rules/limits.ts';
import { Figure } from './figure.tsx';
import './room-floor.css';

/** How far the floor moves against the mouse and, over a whole page, against the scrolling: pixels. */
const sway = { mouseX: 14, mouseY: 10, scroll: 120 };

/**
 * The figure behind every page, large and dim. It follows the mouse and the scrolling, and stands still
 * for those who ask for less motion. Nothing runs between two events.
 */
export function RoomFloor() {
  const floor = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
    let mouse = { x: 0, y: 0 };
    let frame = 0;

    const move = () => {
      frame = 0;
      const page = document.documentElement;
      const depth = page.scrollHeight - page.clientHeight;
      const scrolled = depth > 0 ? window.scrollY / depth : 0;
      const x = -mouse.x * sway.mouseX;
      const y = -mouse.y * sway.mouseY - scrolled * sway.scroll;
      floor.current?.style.setProperty(
        'transform',
        stillness.matches ? 'none' : `translate3d(${x}px, ${y}px, 0)`,
      );
    };
    const request = () => {
      if (frame === 0 && !document.hidden) frame = requestAnimationFrame(move);
    };
    const follow = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      mouse = { x: event.clientX / window.innerWidth - 0.5, y: event.clientY / window.innerHeight - 0.5 };
      request();
    };

    window.addEventListener('pointermove', follow, { passive: true });
    window.addEventListener('scroll', request, { passive: true });
    stillness.addEventListener('change', request);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('scroll', request);
      stillness.removeEventListener('change', request);
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <div ref={floor} className="room-floor" data-testid="room-floor">
      <Figure view="page" frequencies={[frequency.default]} densest={1} className="size-full" />
    </div>
  );
}
