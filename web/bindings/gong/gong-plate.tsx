import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { visualization } from '#contract/rules/limits.ts';
import type { Frame } from '#cymatics/renderer/scene.ts';
import { type LivePlate, openLivePlate } from '../plates/live-plate.ts';
import { handleOf, type PlateHandle } from '../plates/plate-handle.ts';
import type { PlateLook } from '../plates/plate-messages.ts';
import { useAppSound } from '../sound/sound-provider.tsx';
import { gongFrame } from './gong-frame.ts';
import { whileSounding } from './while-sounding.ts';

interface GongPlateProps {
  /** Names the picture. */
  readonly label: string;
  readonly className?: string;
  readonly ref?: Ref<PlateHandle>;
}

const LOOK: PlateLook = { sight: 'whole', ground: true };
/** How often it listens while something sounds: the sand takes longer than this to move on. */
const LISTEN_EVERY_MS = 80;

/** The gong itself. It listens by itself and draws beside the page: React renders it once. */
export function GongPlate({ label, className, ref }: GongPlateProps) {
  const appSound = useAppSound();
  const host = useRef<HTMLDivElement>(null);
  const plate = useRef<LivePlate>(undefined);
  const shown = useRef<Frame>({ tones: [] });

  useEffect(() => {
    const box = host.current;
    if (!box) return;
    const one = openLivePlate(box, LOOK, visualization.canvasSize);
    plate.current = one;
    const listen = () => {
      shown.current = gongFrame(appSound.gong.get(), appSound.store.get(), appSound.engine?.frame() ?? null);
      one.show(shown.current);
    };
    const forget = [
      appSound.gong.subscribe(listen),
      appSound.store.subscribe(listen),
      whileSounding(appSound.store, LISTEN_EVERY_MS, listen),
    ];
    listen();
    return () => {
      for (const end of forget) end();
      plate.current = undefined;
      one.close();
    };
  }, [appSound]);

  useImperativeHandle(
    ref,
    () =>
      handleOf(
        () => shown.current,
        () => plate.current,
      ),
    [],
  );

  return <div ref={host} role="img" aria-label={label} data-testid="gong-plate" className={className} />;
}
