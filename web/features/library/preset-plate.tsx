import { type ReactNode, useRef } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { useIsNear } from '#web/lib/use-is-near.ts';
import { Icon } from '#web/ui/icon.tsx';
import { drawnTones } from './drawn-tones.ts';
import './preset-plate.css';

/** The round plate with the preset's figure, in the light of `--category`. Far from the window it is empty. */
export function PresetPlate({
  preset,
  children,
}: {
  readonly preset: Preset;
  readonly children?: ReactNode;
}) {
  const plate = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(plate);
  const { locked } = preset;
  return (
    <div ref={plate} className="preset-plate" data-locked={locked}>
      {isNear && (
        <Figure view="opening" frequencies={drawnTones(preset)} densest={1.5} className="preset-plate-sand" />
      )}
      {locked && (
        <span className="preset-plate-lock">
          <Icon name="lock" size={20} />
        </span>
      )}
      {children}
    </div>
  );
}
