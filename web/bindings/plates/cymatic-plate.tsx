import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { visualization } from '#contract/rules/limits.ts';
import type { Frame } from '#cymatics/renderer/scene.ts';
import { type LivePlate, openLivePlate } from './live-plate.ts';
import { handleOf, type PlateHandle } from './plate-handle.ts';
import type { PlateLook } from './plate-messages.ts';

interface CymaticPlateProps {
  /** Figure, tones and liveliness; the sand moves on when they change. */
  readonly frame: Frame;
  /** Names the picture, as `captionOf` says it. */
  readonly label: string;
  readonly className?: string;
  readonly ref?: Ref<PlateHandle>;
}

const LOOK: PlateLook = { sight: 'whole', ground: true };

/** The whole plate, square, with its metal: as large as its box, which must have a size and a position. */
export function CymaticPlate({ frame, label, className, ref }: CymaticPlateProps) {
  const host = useRef<HTMLDivElement>(null);
  const plate = useRef<LivePlate>(undefined);
  const shown = useRef(frame);

  useEffect(() => {
    shown.current = frame;
    plate.current?.show(frame);
  }, [frame]);

  useEffect(() => {
    const box = host.current;
    if (!box) return;
    const one = openLivePlate(box, LOOK, visualization.canvasSize);
    plate.current = one;
    one.show(shown.current);
    return () => {
      plate.current = undefined;
      one.close();
    };
  }, []);

  useImperativeHandle(
    ref,
    () =>
      handleOf(
        () => shown.current,
        () => plate.current,
      ),
    [],
  );

  return <div ref={host} role="img" aria-label={label} data-testid="cymatic-plate" className={className} />;
}
