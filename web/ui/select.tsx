import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { describe, FieldShell } from './field.tsx';
import { Icon } from './icon.tsx';
import './select.css';

interface Option<V extends string> {
  value: V;
  label: string;
  disabled?: boolean;
}

interface SelectProps<V extends string>
  extends Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange' | 'size'> {
  label: string;
  value: V;
  options: readonly Option<V>[];
  onChange: (value: V) => void;
  /** field: a line of a form; inline: label and choice in one row; bare: the choice alone, its label read aloud. */
  look?: 'field' | 'inline' | 'bare';
  hint?: ReactNode;
  error?: string;
}

/** The browser's own select: it opens as a wheel on a phone and as a list elsewhere. */
export function Select<V extends string>({
  label,
  value,
  options,
  onChange,
  look = 'field',
  hint,
  error,
  className,
  ...select
}: SelectProps<V>) {
  const id = useId();
  const control = (
    <select
      {...describe(id, { hint, error })}
      {...select}
      id={id}
      value={value}
      className="ui-select"
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
  const arrow = <Icon name="chevron-down" size={16} className="ui-select-arrow" />;
  if (look === 'field') {
    return (
      <FieldShell id={id} label={label} hint={hint} error={error} className={className}>
        {control}
        {arrow}
      </FieldShell>
    );
  }
  return (
    <span className={classes('ui-select-inline', className)}>
      <label htmlFor={id} className={look === 'bare' ? 'sr-only' : undefined}>
        {label}
      </label>
      <span className="ui-select-box">
        {control}
        {arrow}
      </span>
    </span>
  );
}
