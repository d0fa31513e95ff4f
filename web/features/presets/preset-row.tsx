import { memo } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { tiers } from '#contract/rules/limits.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PresetActions, type PresetActionsProps } from './preset-actions.tsx';
import { tonesInWords } from './words.ts';

interface PresetRowProps extends PresetActionsProps {
  /** It is what the generators play now. */
  readonly isSounding: boolean;
  readonly onPress: (preset: Preset) => void;
}

/** One preset: its figure, its name, its tones and how long it takes. Pressed, it sounds; locked, it asks. */
export const PresetRow = memo(function PresetRow({ isSounding, onPress, ...actions }: PresetRowProps) {
  const { preset } = actions;
  return (
    <li className="preset-row" data-sounding={isSounding || undefined}>
      <PresetFigure preset={preset} />
      <button
        type="button"
        className="preset-press"
        aria-current={isSounding || undefined}
        onClick={() => onPress(preset)}
      >
        <b>{preset.name}</b>{' '}
        <span className="preset-details">
          {preset.isPremium && (
            <span className="preset-premium">
              <Icon name={preset.locked ? 'lock' : 'crown'} size={14} />
              <span>Premium</span>
            </span>
          )}{' '}
          <span className="preset-tones">{tonesInWords(preset)}</span>
        </span>{' '}
        <span className="preset-minutes">{preset.duration} min</span>
      </button>
      <PresetActions {...actions} />
    </li>
  );
});

/** The sand that its tones draw. What is locked keeps its figure to itself. */
function PresetFigure({ preset }: { readonly preset: Preset }) {
  return (
    <span className="preset-figure">
      {preset.frequencies.length > 0 ? (
        <Figure
          view="opening"
          frequencies={preset.frequencies.slice(0, tiers.generators)}
          className="size-full"
        />
      ) : (
        <Icon name="lock" size={16} />
      )}
    </span>
  );
}
