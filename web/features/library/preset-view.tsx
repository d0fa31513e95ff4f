import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Preset } from '#contract/entities/preset.ts';
import { usePreparedSound } from '#web/bindings/sound/use-sound.ts';
import { categoryColours } from './categories.ts';
import { presetAddress } from './preset-address.ts';
import { LabelFigure, PresetLabel } from './preset-label.tsx';
import { useGatedToggle } from './use-gated-toggle.ts';
import './preset-view.css';

interface PresetViewProps {
  readonly preset: Preset;
  readonly presets: readonly Preset[];
  readonly onLocked: (preset: Preset) => void;
  /** What stands under the label, for those who have no account. */
  readonly children?: ReactNode;
}

/** A preset on a page of its own, for whoever was given its link: its plate, and the label beside it. */
export function PresetView({ preset, presets, onLocked, children }: PresetViewProps) {
  usePreparedSound();
  const [, navigate] = useLocation();
  const onToggle = useGatedToggle();
  return (
    <article className="preset-view" style={{ '--category': categoryColours[preset.category] }}>
      <div className="preset-view-figure">
        <LabelFigure key={preset.id} preset={preset} />
      </div>
      <div className="preset-sheet">
        <h1 className="preset-sheet-name">{preset.name}</h1>
        <PresetLabel
          preset={preset}
          presets={presets}
          Heading="h2"
          onToggle={onToggle}
          onOpen={({ id }) => navigate(presetAddress(id))}
          onLocked={onLocked}
        />
        {children}
      </div>
    </article>
  );
}
