import { useCallback } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { PresetRow } from './preset-row.tsx';
import { useGrowingCount } from './use-growing-count.ts';
import { usePressPreset } from './use-press-preset.ts';
import { useSavePreset } from './use-save-preset.ts';

interface PresetListProps {
  readonly presets: readonly Preset[];
  readonly favorites: ReadonlySet<number>;
  /** The id of the preset that plays, as the player knows it. */
  readonly sounding: string | null;
  readonly onLocked: (preset: Preset) => void;
  readonly onShare: (preset: Preset) => void;
}

export function PresetList({ presets, favorites, sounding, onLocked, onShare }: PresetListProps) {
  const count = useGrowingCount(presets.length);
  const apply = usePressPreset();
  const save = useSavePreset();
  const press = useCallback(
    (preset: Preset) => (preset.locked ? onLocked(preset) : apply(preset)),
    [onLocked, apply],
  );
  return (
    <ul aria-label="Presets">
      {presets.slice(0, count).map((preset) => (
        <PresetRow
          key={preset.id}
          preset={preset}
          isFavorite={favorites.has(preset.id)}
          isSounding={sounding === String(preset.id)}
          onPress={press}
          onSave={save}
          onShare={onShare}
        />
      ))}
    </ul>
  );
}
