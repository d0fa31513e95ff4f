import { type ReactNode, useRef } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { MadeFigure } from '#web/bindings/figures/made-figure.tsx';
import { useIsNear } from '#web/lib/use-is-near.ts';
import { Icon } from '#web/ui/icon.tsx';
import './preset-plate.css';

/** The round plate with the preset's figure, in the light of `--category`. Far from the window it is empty. */
export function PresetPlate({
  preset,
  isFirst,
  children,
}: {
  readonly preset: Preset;
  /** Among those that fill the window before anything is scrolled: its figure comes with it, not after it. */
  readonly isFirst: boolean;
  readonly children?: ReactNode;
}) {
  const plate = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(plate, isFirst);
  const { locked } = preset;
  return (
    <div ref={plate} className="preset-plate" data-locked={locked}>
      {isNear && <MadeFigure figure={preset.figure} size="card" className="preset-plate-sand" />}
      {locked && (
        <span className="preset-plate-lock">
          <Icon name="lock" size={20} />
        </span>
      )}
      {children}
    </div>
  );
}
