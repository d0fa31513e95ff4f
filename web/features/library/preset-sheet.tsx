import { useState } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { categoryColours } from './categories.ts';
import type { CardActions } from './preset-card.tsx';
import { LabelFigure, PresetLabel } from './preset-label.tsx';

interface PresetSheetProps extends CardActions {
  /** The one to show; null while the sheet is closed. */
  readonly preset: Preset | null;
  readonly presets: readonly Preset[];
  readonly onClose: () => void;
}

/** The label of a preset beside the shelves. */
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
      figure={shown && <LabelFigure key={shown.id} preset={shown} />}
    >
      {shown && (
        <div className="preset-sheet" style={{ '--category': categoryColours[shown.category] }}>
          <p aria-hidden="true" className="preset-sheet-name">
            {shown.name}
          </p>
          <PresetLabel preset={shown} presets={presets} Heading="h3" {...actions} />
        </div>
      )}
    </Sheet>
  );
}
