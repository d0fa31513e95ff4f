import { useEffect, useRef } from 'react';
import { useSoundRoom } from '../sound/sound-provider.tsx';
import type { PlateMessage } from './plate-messages.ts';
import { shownFrame } from './shown-tones.ts';

interface PlateProps {
  /** The generator on the ring, 0 to 2: its figure is shown when none is enabled. */
  readonly selected: number;
  readonly className?: string;
}

/** More device pixels than two for each of the page's own cannot be told apart, and cost as much again. */
const DENSEST = 2;

/**
 * The live plate. It listens to the sound by itself and draws in a worker: React renders it once.
 * It is an ornament: the number and the note beside it say the same in words.
 */
export function Plate({ selected, className }: PlateProps) {
  const { store } = useSoundRoom();
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef(selected);
  const show = useRef(() => {});

  useEffect(() => {
    shown.current = selected;
    show.current();
  }, [selected]);

  useEffect(() => {
    const box = host.current;
    // A browser that cannot draw beside the page shows the plate without its sand rather than freezing on it.
    if (!box || !('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return;
    const canvas = document.createElement('canvas');
    canvas.className = 'absolute inset-0 size-full';
    box.append(canvas);
    const worker = new Worker(new URL('./plate-worker.ts', import.meta.url), { type: 'module' });
    const tell = (message: PlateMessage, transfer: Transferable[] = []) =>
      worker.postMessage(message, { transfer });

    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
    const offscreen = canvas.transferControlToOffscreen();
    tell({ kind: 'begin', canvas: offscreen, isStill: stillness.matches }, [offscreen]);

    let told = '';
    show.current = () => {
      const frame = shownFrame(store.get(), shown.current);
      const words = JSON.stringify(frame);
      if (words === told) return;
      told = words;
      tell({ kind: 'show', frame });
    };
    const sized = new ResizeObserver(([entry]) => {
      const ratio = Math.min(DENSEST, window.devicePixelRatio || 1);
      tell({ kind: 'size', pixels: Math.round((entry?.contentRect.width ?? 0) * ratio) });
    });
    const moved = () => tell({ kind: 'still', isStill: stillness.matches });
    const seen = () => tell({ kind: 'seen', isSeen: document.visibilityState === 'visible' });
    sized.observe(box);
    stillness.addEventListener('change', moved);
    document.addEventListener('visibilitychange', seen);
    const forget = store.subscribe(() => show.current());
    show.current();
    return () => {
      forget();
      sized.disconnect();
      stillness.removeEventListener('change', moved);
      document.removeEventListener('visibilitychange', seen);
      show.current = () => {};
      worker.terminate();
      canvas.remove();
    };
  }, [store]);

  return <div ref={host} aria-hidden="true" data-testid="plate" className={className} />;
}
