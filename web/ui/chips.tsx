import { classes } from './classes.ts';
import './chips.css';

interface Chip<V extends string> {
  value: V;
  label: string;
  /** How many there are of it. */
  count?: number;
  /** A spot of this colour stands before the label. */
  colour?: string;
}

interface ChipsProps<V extends string> {
  label: string;
  options: readonly Chip<V>[];
  /** The chosen one, or all that are chosen. */
  value: V | readonly V[];
  onToggle: (value: V) => void;
  className?: string;
}

/** Filters: buttons that stay pressed. On a narrow screen they run out of the right edge and scroll. */
export function Chips<V extends string>({ label, options, value, onToggle, className }: ChipsProps<V>) {
  const chosen: readonly V[] = typeof value === 'string' ? [value] : value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div role="group" aria-label={label} className={classes('ui-chips', className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="ui-chip"
          aria-pressed={chosen.includes(option.value)}
          onClick={() => onToggle(option.value)}
        >
          {option.colour && <i className="ui-chip-spot" style={{ '--spot': option.colour }} />}
          {option.label}
          {option.count !== undefined && <span className="ui-chip-count"> {option.count}</span>}
        </button>
      ))}
    </div>
  );
}
