import type { Preset } from '#contract/entities/preset.ts';
import { tiers } from '#contract/rules/limits.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { MadeFigure } from '#web/bindings/figures/made-figure.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { siblingsOf } from './arrange.ts';
import { categoryColours } from './categories.ts';
import { CertificateLabel } from './certificate-label.tsx';
import { EvidenceLabel } from './evidence-label.tsx';
import type { CardActions } from './preset-card.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { SiblingList } from './sibling-list.tsx';
import { ToneList } from './tone-list.tsx';
import './preset-sheet.css';

/** The picture that the card shows, and over it the same figure drawn as large as it is seen here. */
export function LabelFigure({ preset }: { readonly preset: Preset }) {
  const { locked, category } = preset;
  return (
    <div
      className="preset-sheet-figure"
      data-locked={locked}
      style={{ '--category': categoryColours[category] }}
    >
      <MadeFigure figure={preset.figure} size="card" className="preset-sheet-sand" />
      {!locked && (
        <Figure
          view="whole"
          frequencies={preset.frequencies.slice(0, tiers.generators)}
          className="preset-sheet-sand"
        />
      )}
      {locked && (
        <span className="preset-plate-lock">
          <Icon name="lock" size={20} />
        </span>
      )}
    </div>
  );
}

interface PresetLabelProps extends CardActions {
  readonly preset: Preset;
  readonly presets: readonly Preset[];
  /** The level under the name, which the sheet or the page has said already. */
  readonly Heading: 'h2' | 'h3';
}

const SIBLINGS = 3;

/** The museum label of a preset: what it is, where its numbers come from, what is known, and what was measured. */

export function PresetLabel({ preset, presets, Heading, onToggle, onOpen, onLocked }: PresetLabelProps) {
  const siblings = siblingsOf(preset, presets, SIBLINGS);
  return (
    <>
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
      {preset.category === 'Premium Peptides' && (
        <p className="preset-sheet-words">Named after a molecule. No effect is claimed.</p>
      )}

      <Heading>Frequencies</Heading>
      <ToneList preset={preset} />

      <Heading>Where it comes from</Heading>
      <p className="preset-sheet-origin">{preset.origin}</p>

      <Heading>What the evidence says</Heading>
      <EvidenceLabel evidence={preset.evidence} />

      <Heading>Certificate</Heading>
      <CertificateLabel preset={preset} />

      {siblings.length > 0 && (
        <>
          <Heading>From the same source</Heading>
          <SiblingList siblings={siblings} onOpen={onOpen} />
        </>
      )}
      <p className="preset-sheet-note">
        For listening and rest. Not a treatment, and no substitute for care.
      </p>
    </>
  );
}
