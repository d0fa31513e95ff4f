import { memo } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { useIsPresetPlaying } from '#web/bindings/sound/use-preset-toggle.ts';
import { Badge } from '#web/ui/badge.tsx';
import { categoryColours } from './categories.ts';
import { FrequencyChips } from './frequency-chips.tsx';
import { PlayToggle } from './play-toggle.tsx';
import { PresetPlate } from './preset-plate.tsx';
import './preset-card.css';

export interface CardActions {
  readonly onToggle: (preset: Preset) => void;
  readonly onOpen: (preset: Preset) => void;
  readonly onLocked: (preset: Preset) => void;
}

interface PresetCardProps extends CardActions {
  readonly preset: Preset;
  readonly isLead: boolean;
  /** Where the sheet of the preset is found: the card is a link that can be opened beside or copied. */
  readonly address: string;
}

/** A preset on its shelf. The whole card opens it; the button on the plate plays it. */
export const PresetCard = memo(function PresetCard({ preset, isLead, address, ...actions }: PresetCardProps) {
  const isPlaying = useIsPresetPlaying(preset.id);
  return (
    <li
      className="preset-card"
      data-lead={isLead}
      data-playing={isPlaying}
      data-locked={preset.locked}
      style={{ '--category': categoryColours[preset.category] }}
    >
      <PresetPlate preset={preset}>
        {!preset.locked && <PlayToggle preset={preset} onToggle={actions.onToggle} />}
      </PresetPlate>
      <h2 className="preset-card-name">
        {preset.locked ? (
          <button
            type="button"
            aria-haspopup="dialog"
            className="preset-card-way"
            onClick={() => actions.onLocked(preset)}
          >
            {preset.name}
          </button>
        ) : (
          <a
            href={address}
            className="preset-card-way"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              actions.onOpen(preset);
            }}
          >
            {preset.name}
          </a>
        )}
      </h2>
      <p className="preset-card-facts">
        <span className="preset-card-category">{preset.category}</span>
        {isPlaying ? <Badge tone="live">Playing</Badge> : <span>{preset.duration} min</span>}
      </p>
      <FrequencyChips preset={preset} />
      {preset.isPremium && (
        <p className="preset-card-state">
          <Badge tone="gold" icon="crown">
            Premium
          </Badge>
        </p>
      )}
    </li>
  );
});
