import { useEffect, useRef } from 'react';
import { openLivePlate } from '../plates/live-plate.ts';
import type { PlateLook } from '../plates/plate-messages.ts';
import { useAppSound } from '../sound/sound-provider.tsx';
import { shownFrame } from './shown-tones.ts';

interface PlateProps {
  /** The generator on the ring, 0 to 2: its figure is shown when none is enabled. */
  readonly selected: number;
  readonly className?: string;
}

const LOOK: PlateLook = { sight: 'dial', ground: false, grains: 30_000, painter: 'canvas2d' };

/**
 * The live plate. It listens to the sound by itself and draws in a worker: React renders it once.
 * It is an ornament: the number and the note beside it say the same in words.
 */
export function GeneratorPlate({ selected, className }: PlateProps) {
  const { store } = useAppSound();
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef(selected);
  const show = useRef(() => {});

  useEffect(() => {
    shown.current = selected;
    show.current();
  }, [selected]);

  useEffect(() => {
    const box = host.current;
    if (!box) return;
    const plate = openLivePlate(box, LOOK);
    show.current = () => plate.show(shownFrame(store.get(), shown.current));
    const forget = store.subscribe(() => show.current());
    show.current();
    return () => {
      forget();
      show.current = () => {};
      plate.close();
    };
  }, [store]);

  return <div ref={host} aria-hidden="true" data-testid="plate" className={className} />;
}
