import { type Ref, useMemo } from 'react';
import { captionOf } from '#cymatics/physics/caption.ts';
import { DEFAULT_FIGURE } from '#cymatics/physics/figures.ts';
import { FINENESS } from '#cymatics/still.ts';
import { CymaticPlate } from './cymatic-plate.tsx';
import type { PlateHandle } from './plate-handle.ts';

interface TonePlateProps {
  readonly frequency: number;
  readonly isSounding: boolean;
  readonly className?: string;
  readonly ref?: Ref<PlateHandle>;
}

/** How lively the grains hop while the plate sounds, 0 to 1. */
const AGITATION = 0.5;

/** The plate under one tone. */
export function TonePlate({ frequency, isSounding, className, ref }: TonePlateProps) {
  const frame = useMemo(
    () => ({ tones: [{ frequency }], figure: DEFAULT_FIGURE, agitation: isSounding ? AGITATION : 0 }),
    [frequency, isSounding],
  );
  const label = captionOf({ tones: frame.tones, figure: frame.figure, fineness: FINENESS.large });
  return <CymaticPlate ref={ref} frame={frame} label={label} className={className} />;
}
