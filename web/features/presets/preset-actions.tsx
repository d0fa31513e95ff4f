import type { Preset } from '#contract/entities/preset.ts';
import { toggleFavorite } from '#web/lib/favorites.ts';
import { phoneQuery, useMediaQuery } from '#web/lib/use-media-query.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

export interface PresetActionsProps {
  readonly preset: Preset;
  readonly isFavorite: boolean;
  /** Presets are kept among the programs with Premium only. */
  readonly isSavingLocked: boolean;
  readonly onSave: (preset: Preset) => void;
  readonly onShare: (preset: Preset) => void;
}

/**
 * Three small buttons where a pointer finds them; one that opens a list of them under a finger. No tab stops of their
 * own: the arrows lead to them from the row.
 */
export function PresetActions(props: PresetActionsProps) {
  return useMediaQuery(`${phoneQuery()}, (hover: none)`) ? (
    <ActionsInMenu {...props} />
  ) : (
    <ActionsInRow {...props} />
  );
}

function ActionsInRow({ preset, isFavorite, isSavingLocked, onSave, onShare }: PresetActionsProps) {
  const { name } = preset;
  return (
    <span className="preset-actions" data-favorite={isFavorite || undefined}>
      <IconButton
        size="small"
        tabIndex={-1}
        icon="bookmark"
        locked={isSavingLocked}
        name={`${name} save to programs`}
        onClick={() => onSave(preset)}
      />
      <IconButton
        size="small"
        tabIndex={-1}
        icon="share"
        name={`${name} share with the community`}
        onClick={() => onShare(preset)}
      />
      <IconButton
        size="small"
        tabIndex={-1}
        icon="heart"
        solid={isFavorite}
        tone={isFavorite ? 'bright' : 'quiet'}
        name={`${name} favorite`}
        pressed={isFavorite}
        onClick={() => toggleFavorite(preset.id)}
      />
    </span>
  );
}

function ActionsInMenu({ preset, isFavorite, isSavingLocked, onSave, onShare }: PresetActionsProps) {
  return (
    <span className="preset-menu">
      <Menu
        label={`${preset.name} actions`}
        trigger={<IconButton icon="more" tabIndex={-1} name={`${preset.name} actions`} />}
      >
        <MenuItem icon="heart" checked={isFavorite} onSelect={() => toggleFavorite(preset.id)}>
          Favorite
        </MenuItem>
        <MenuItem icon="bookmark" locked={isSavingLocked} onSelect={() => onSave(preset)}>
          Save to programs
        </MenuItem>
        <MenuItem icon="share" onSelect={() => onShare(preset)}>
          Share with the community
        </MenuItem>
      </Menu>
    </span>
  );
}
