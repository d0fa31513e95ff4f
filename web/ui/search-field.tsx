import { type ComponentProps, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import './field.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** A key that leads here, shown at the right end while the field is empty. */
  shortcut?: string;
}

export function SearchField({ label, value, onChange, shortcut, className, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={classes('ui-field ui-search', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="ui-field-line">
        <Icon name="search" size={18} />
        <input
          placeholder={label}
          {...input}
          id={id}
          type="search"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {value ? (
          <button
            type="button"
            className="ui-field-button"
            aria-label="Clear search"
            onClick={() => onChange('')}
          >
            <Icon name="close" size={18} />
          </button>
        ) : (
          shortcut && <kbd>{shortcut}</kbd>
        )}
      </div>
    </div>
  );
}
