import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import './checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** The box follows its label. */
  boxAtEnd?: boolean;
}

export function Checkbox({ label, boxAtEnd = false, className, ...input }: CheckboxProps) {
  return (
    <label className={classes('ui-checkbox', boxAtEnd && 'ui-checkbox-end', className)}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
