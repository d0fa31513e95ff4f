import { useState } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { siblingsOf } from './arrange.ts';
import { categoryColours } from './categories.ts';
import { CertificateLabel } from './certificate-label.tsx';
import { drawnTones } from './drawn-tones.ts';
import { EvidenceLabel } from './evidence-label.tsx';
import type { CardActions } from './preset-card.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { SiblingList } from './sibling-list.tsx';
import { ToneList } from './tone-list.tsx';
import './preset-sheet.css';

interface PresetSheetProps extends CardActions {
  /** The one to show; null while the sheet is closed. */
  readonly preset: Preset | null;
  readonly presets: readonly Preset[];
  readonly onClose: () => void;
}

const SIBLINGS = 3;

/** The museum label of a preset: what it is, where its numbers come from, what is known, and what was measured. */
export function PresetSheet({ preset, presets, onClose, ...actions }: PresetSheetProps) {
  // The words stay while the sheet slides out.
  const [last, setLast] = useState(preset);
  if (preset && preset !== last) setLast(preset);
  const shown = preset ?? last;
  return (
    <Sheet
      open={preset !== null}
      onClose={onClose}
      title={shown?.name ?? ''}
      hideTitle
      figure={shown && <SheetFigure key={shown.id} preset={shown} />}
    >
      {shown && <Label preset={shown} siblings={siblingsOf(shown, presets, SIBLINGS)} {...actions} />}
    </Sheet>
  );
}

function SheetFigure({ preset }: { readonly preset: Preset }) {
  const { locked, category } = preset;
  return (
    <div
      className="preset-sheet-figure"
      data-locked={locked}
      style={{ '--category': categoryColours[category] }}
    >
      <Figure view="whole" frequencies={drawnTones(preset)} className="preset-sheet-sand" />
      {locked && (
        <span className="preset-plate-lock">
          <Icon name="lock" size={20} />
        </span>
      )}
    </div>
  );
}

interface LabelProps extends CardActions {
  readonly preset: Preset;
  readonly siblings: readonly Preset[];
}

function Label({ preset, siblings, onToggle, onOpen, onLocked }: LabelProps) {
  return (
    <div className="preset-sheet" style={{ '--category': categoryColours[preset.category] }}>
      <p aria-hidden="true" className="preset-sheet-name">
        {preset.name}
      </p>
      <p className="preset-sheet-facts">
        <span>
          <i className="preset-spot" />
          {preset.category}
        </span>
        <span>{preset.duration} min</span>
        <span>Sine</span>
        {preset.isPremium && (
          <Badge tone="gold" icon="crown">
            Premium
          </Badge>
        )}
      </p>
      <SheetActions preset={preset} onToggle={onToggle} onLocked={onLocked} />
      <p className="preset-sheet-words">{preset.description}</p>

      <h3>Frequencies</h3>
      <ToneList preset={preset} />

      <h3>Where it comes from</h3>
      <p className="preset-sheet-origin">{preset.origin}</p>

      <h3>What the evidence says</h3>
      <EvidenceLabel evidence={preset.evidence} />

      <h3>Certificate</h3>
      <CertificateLabel preset={preset} />

      {siblings.length > 0 && (
        <>
          <h3>From the same source</h3>
          <SiblingList siblings={siblings} onOpen={onOpen} />
        </>
      )}
      <p className="preset-sheet-note">
        For listening and rest. Not a treatment, and no substitute for care.
      </p>
    </div>
  );
}
