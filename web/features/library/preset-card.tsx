import { memo } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { useIsPresetPlaying } from '#web/bindings/sound/use-preset-toggle.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { categoryColours } from './categories.ts';
import { FavoriteToggle } from './favorite-toggle.tsx';
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
  /** Among those that fill the window at first. */
  readonly isFirst: boolean;
  /** Tab leads here; the arrows lead to the others, and to what stands on each of them. */
  readonly isStop: boolean;
  readonly isFavorite: boolean;
  /** Where the sheet of the preset is found: the card is a link that can be opened beside or copied. */
  readonly address: string;
}

/** A preset on its shelf. The whole card opens it; the button on the plate plays it. */
export const PresetCard = memo(function PresetCard({
  preset,
  isLead,
  isFirst,
  isStop,
  isFavorite,
  address,
  ...actions
}: PresetCardProps) {
  const isPlaying = useIsPresetPlaying(preset.id);
  const way = { className: 'preset-card-way', 'data-roving-main': true, tabIndex: isStop ? 0 : -1 };
  const about = wordsOf(preset);
  return (
    <li
      className="preset-card"
      data-roving={preset.id}
      data-scroll-anchor={preset.id}
      data-lead={isLead}
      data-playing={isPlaying}
      data-locked={preset.locked}
      style={{ '--category': categoryColours[preset.category] }}
    >
      <PresetPlate preset={preset} isFirst={isFirst}>
        {preset.locked ? (
          <IconButton
            name={`About ${preset.name}`}
            icon="info"
            tone="raised"
            tabIndex={-1}
            className="preset-card-toggle"
            onClick={() => actions.onOpen(preset)}
          />
        ) : (
          <PlayToggle preset={preset} onToggle={actions.onToggle} />
        )}
        <FavoriteToggle
          preset={preset}
          isFavorite={isFavorite}
          tabIndex={-1}
          className="preset-card-favorite"
        />
      </PresetPlate>
      <h2 className="preset-card-name">
        {preset.locked ? (
          <button type="button" aria-haspopup="dialog" {...way} onClick={() => actions.onLocked(preset)}>
            {preset.name}
          </button>
        ) : (
          <a
            href={address}
            {...way}
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
      {about && <p className="preset-card-about">{about}</p>}
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

/** A molecule's name is only a name. Of a locked preset its first sentence tells what one would hear. */
function wordsOf({ category, locked, description }: Preset): string | null {
  if (category === 'Premium Peptides') return 'Named after a molecule. No effect is claimed.';
  return locked ? (/^.+?[.](?=\s|$)/.exec(description)?.[0] ?? description) : null;
}
