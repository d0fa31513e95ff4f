import { useEffect, useRef } from 'react';
import { drawFigure } from './draw-figure.ts';
import type { Scene } from './figure-worker.ts';
import './figure.css';

interface FigureProps {
  readonly view: Scene['view'];
  readonly frequencies: readonly number[];
  readonly figure?: Scene['figure'];
  readonly className?: string | undefined;
  /** The most device pixels for a CSS pixel; dim or large figures need no more than one. */
  readonly densest?: number;
}

const idle = (work: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(work, { timeout: 2_000 })
    : setTimeout(work, 200);

/**
 * A still figure of sand, as large as its box, drawn again when the box changes its size. It is an
 * ornament: what it stands for is said in words beside it.
 */
export function Figure({ view, frequencies, figure, className, densest = 2 }: FigureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tones = frequencies.join();

  useEffect(() => {
    const element = canvas.current;
    // Kept in plain memory on purpose: a canvas of the graphics card is a layer of its own, and a page with thirty of
    // them spends more time on sorting layers than on everything else while one scrolls.
    const context = element?.getContext('2d', { willReadFrequently: true });
    if (!element || !context) return;
    let forget = () => {};
    let drawn = '';

    const draw = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0 || drawn === `${width}x${height}`) return;
      drawn = `${width}x${height}`;
      const pixelRatio = Math.min(densest, window.devicePixelRatio || 1);
      forget();
      forget = drawFigure(
        { view, frequencies: tones.split(',').map(Number), figure, width, height, pixelRatio },
        (bitmap) => {
          element.width = bitmap.width;
          element.height = bitmap.height;
          context.drawImage(bitmap, 0, 0);
          bitmap.close();
          element.dataset.drawn = 'true';
        },
      );
    };

    // The figure behind the page waits until those in it have been asked for.
    const resized = new ResizeObserver(() => (view === 'page' ? idle(draw) : draw()));
    // Nobody sees a figure that is screens away; drawing it would hold up those that are seen.
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        resized.observe(element);
      },
      { rootMargin: '400px' },
    );
    near.observe(element);
    return () => {
      near.disconnect();
      resized.disconnect();
      forget();
    };
  }, [view, tones, figure, densest]);

  return (
    <span aria-hidden="true" className={`figure ${className ?? ''}`}>
      <canvas ref={canvas} />
    </span>
  );
}
