import type { ComponentProps } from 'react';
import { Slider } from './slider.tsx';

type Fixed = 'min' | 'max' | 'step' | 'fineStep' | 'finestStep' | 'unit';

/** A level from 0 to 100 %, in whole steps: finer ones could neither be heard nor be read. */
export function PercentSlider({ onChange, ...props }: Omit<ComponentProps<typeof Slider>, Fixed>) {
  return (
    <Slider
      min={0}
      max={100}
      step={1}
      fineStep={1}
      finestStep={1}
      unit="%"
      onChange={(wanted) => onChange(Math.round(wanted))}
      {...props}
    />
  );
}
