import { memo, useRef } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { MadeFigure } from '#web/bindings/figures/made-figure.tsx';
import { useIsNear } from '#web/lib/use-is-near.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PresetActions, type PresetActionsProps } from './preset-actions.tsx';
import { detailsInWords } from './words.ts';

interface PresetRowProps extends PresetActionsProps {
  /** It is what the generators play now. */
  readonly isSounding: boolean;
  /** Tab leads here; the arrows lead to all the others. */
  readonly isStop: boolean;
  /** Among those that fill the box before anything is scrolled. */
  readonly isFirst: boolean;
  readonly onPress: (preset: Preset) => void;
}

/**
 * One preset: its figure, its name, its tones and how long it takes. Pressed, it sounds; locked, it asks. Out of sight
 * it is its words alone, which can be found and read aloud; three hundred whole rows would be seven thousand elements.
 */
export const PresetRow = memo(function PresetRow({
  isSounding,
  isStop,
  isFirst,
  onPress,
  ...actions
}: PresetRowProps) {
  const { preset } = actions;
  const row = useRef<HTMLLIElement>(null);
  const isNear = useIsNear(row, isFirst);
  return (
    <li ref={row} className="preset-row" data-roving={preset.id} data-sounding={isSounding || undefined}>
      {isNear && <PresetFigure preset={preset} />}
      <button
        type="button"
        className="preset-press"
        data-roving-main
        tabIndex={isStop ? 0 : -1}
        aria-current={isSounding || undefined}
        onClick={() => onPress(preset)}
      >
        <b>{preset.name}</b>{' '}
        <span className="preset-details">
          {preset.isPremium && (
            <span className="preset-premium">
              {isNear && <Icon name={preset.locked ? 'lock' : 'crown'} size={14} />}
              <span>Premium</span>
            </span>
          )}{' '}
          <span className="preset-tones">{detailsInWords(preset)}</span>
        </span>{' '}
        <span className="preset-minutes">{preset.duration} min</span>
      </button>
      {(isNear || isStop) && <PresetActions {...actions} />}
    </li>
  );
});

/** The sand that its tones draw. What is locked keeps its figure to itself. */
function PresetFigure({ preset }: { readonly preset: Preset }) {
  return (
    <span className="preset-figure">
      {preset.frequencies.length > 0 ? (
        <MadeFigure figure={preset.figure} size="row" className="size-full" />
      ) : (
        <Icon name="lock" size={16} />
      )}
    </span>
  );
}
