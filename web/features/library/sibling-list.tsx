import type { Preset } from '#contract/entities/preset.ts';
import { hertzInWords } from '#web/bindings/sound/words.ts';
import { categoryColours } from './categories.ts';
import type { CardActions } from './preset-card.tsx';
import { PresetPlate } from './preset-plate.tsx';

interface SiblingListProps extends Pick<CardActions, 'onOpen'> {
  readonly siblings: readonly Preset[];
}

export function SiblingList({ siblings, onOpen }: SiblingListProps) {
  return (
    <ul className="sibling-list">
      {siblings.map((preset) => (
        <li key={preset.id} style={{ '--category': categoryColours[preset.category] }}>
          <button type="button" onClick={() => onOpen(preset)}>
            <PresetPlate preset={preset} isFirst />
            <span>
              <b>{preset.name}</b>
              <small>{summary(preset)}</small>
            </span>
            <small>{preset.duration} min</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function summary({ frequencies, frequencyCount }: Preset): string {
  const [only] = frequencies;
  return frequencyCount === 1 && only !== undefined ? hertzInWords(only) : `${frequencyCount} frequencies`;
}
