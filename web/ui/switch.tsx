import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import './switch.css';

interface SwitchProps {
  label: string;
  hideLabel?: boolean;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** On or off, at once. Label at the left, the switch at the right end of its row. */
export function Switch({
  label,
  hideLabel = false,
  description,
  checked,
  onChange,
  disabled,
  className,
}: SwitchProps) {
  const id = useId();
  return (
    <div className={classes('ui-switch-row', className)}>
      {!hideLabel && (
        <div>
          <label htmlFor={id}>{label}</label>
          {description && (
            <div id={`${id}-description`} className="ui-switch-description">
              {description}
            </div>
          )}
        </div>
      )}
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-label={hideLabel ? label : undefined}
        aria-describedby={description && !hideLabel ? `${id}-description` : undefined}
        disabled={disabled}
        className="ui-switch"
        onClick={() => onChange(!checked)}
      />
    </div>
  );
}
