import type { Preset } from '#contract/entities/preset.ts';
import { PresetRow } from './preset-row.tsx';

export interface PresetListProps {
  readonly label: string;
  readonly presets: readonly Preset[];
  readonly favorites: ReadonlySet<number>;
  /** The id of the preset that plays, as the player knows it. */
  readonly sounding: string | null;
  /** The id of the one that Tab leads to. */
  readonly stop: number | undefined;
  readonly isSavingLocked: boolean;
  readonly onPress: (preset: Preset) => void;
  readonly onSave: (preset: Preset) => void;
  readonly onShare: (preset: Preset) => void;
}

/** As many as the box shows at once. */
const FIRST = 12;

export function PresetList({ label, presets, favorites, sounding, stop, ...actions }: PresetListProps) {
  return (
    <ul aria-label={label}>
      {presets.map((preset, place) => (
        <PresetRow
          key={preset.id}
          preset={preset}
          isFavorite={favorites.has(preset.id)}
          isSounding={sounding === String(preset.id)}
          isStop={stop === preset.id}
          isFirst={place < FIRST}
          {...actions}
        />
      ))}
    </ul>
  );
}
