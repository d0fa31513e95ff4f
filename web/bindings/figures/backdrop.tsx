import { Suspense, useEffect, useRef, useState } from 'react';
import { frequency } from '#contract/rules/limits.ts';
import { useWatched } from '#web/lib/watched.ts';
import { useAppSound, useIsSoundOpen } from '../sound/sound-provider.tsx';
import { Figure } from './figure.tsx';
import './backdrop.css';

const FIRST_TONES = String(frequency.default);
/** The old figure goes when the new one has come, which takes as long as the style sheet says. */
const CHANGE_MS = 6_000;

/** How far the backdrop moves against the mouse and, over a whole page, against the scrolling: pixels. */
const sway = { mouseX: 14, mouseY: 10, scroll: 120 };

/**
 * The figure behind every page, large and dim. It follows the mouse and the scrolling, stands still for those who ask
 * for less motion, and slowly becomes the figure of what sounds. Nothing runs between two events.
 */
export function Backdrop() {
  const backdrop = useRef<HTMLDivElement>(null);
  const isSoundOpen = useIsSoundOpen();
  const [tones, setTones] = useState(FIRST_TONES);

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
      backdrop.current?.style.setProperty(
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
    <div ref={backdrop} className="backdrop" data-testid="backdrop">
      <Layers tones={tones} />
      {isSoundOpen && (
        <Suspense>
          <FloorListener onTones={setTones} />
        </Suspense>
      )}
    </div>
  );
}

/** Tells what sounds, once a page has needed the sound; until then nothing of it is fetched. */
function FloorListener({ onTones }: { readonly onTones: (tones: string) => void }) {
  const { backdrop } = useAppSound();
  const tones = useWatched(backdrop);
  useEffect(() => {
    if (tones) onTones(tones.join());
  }, [tones, onTones]);
  return null;
}

/** One figure, or two while one gives way to the other. */
function Layers({ tones }: { readonly tones: string }) {
  const [before, setBefore] = useState(tones);
  useEffect(() => {
    const changed = setTimeout(() => setBefore(tones), CHANGE_MS);
    return () => clearTimeout(changed);
  }, [tones]);
  const layers = before === tones ? [tones] : [before, tones];
  return layers.map((layer) => <Sand key={layer} tones={layer} isLeaving={layer !== tones} />);
}

function Sand({ tones, isLeaving }: { readonly tones: string; readonly isLeaving: boolean }) {
  return (
    <div className="backdrop-sand" data-tones={tones} data-leaving={isLeaving}>
      <Figure view="page" frequencies={tones.split(',').map(Number)} densest={1} className="size-full" />
    </div>
  );
}
