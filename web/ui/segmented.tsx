import { useId } from 'react';
import { classes } from './classes.ts';
import './segmented.css';

interface Choice<V extends string> {
  value: V;
  label: string;
  disabled?: boolean;
}

interface SegmentedProps<V extends string> {
  label: string;
  value: V;
  options: readonly Choice<V>[];
  onChange: (value: V) => void;
  disabled?: boolean;
  className?: string;
}

/** One of a few, all of them in sight. Radio buttons underneath: one tab stop, arrows choose. */
export function Segmented<V extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
  className,
}: SegmentedProps<V>) {
  const name = useId();
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <fieldset
      className={classes('ui-segmented', className)}
      disabled={disabled}
      style={{ '--parts': options.length, '--chosen': chosen }}
    >
      <legend className="sr-only">{label}</legend>
      {chosen >= 0 && <span className="ui-segmented-thumb" />}
      {options.map((option) => (
        <label key={option.value} className="ui-segment">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
