import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import './field.css';

interface FieldFrame {
  label: string;
  /** The label is read aloud only: something beside the field says it already. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string;
}

interface FieldShellProps extends FieldFrame {
  id: string;
  /** Stands at the right of the label: a counter, a link. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The ids by which a control is told of its hint and its error, and whether it is wrong. */
export function describe(id: string, { hint, error }: Pick<FieldFrame, 'hint' | 'error'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

/** Label above, control on its line, then the error, then the hint. */
export function FieldShell({
  id,
  label,
  hideLabel,
  aside,
  hint,
  error,
  className,
  children,
}: FieldShellProps) {
  return (
    <div className={classes('ui-field', className)} data-invalid={error ? true : undefined}>
      <div className={hideLabel ? 'sr-only' : 'ui-field-head'}>
        <label htmlFor={id}>{label}</label>
        {!hideLabel && aside}
      </div>
      <div className="ui-field-line">{children}</div>
      {/* There before the error is, or a screen reader would miss its arrival. */}
      <div id={`${id}-error`} className="ui-field-error" aria-live="polite">
        {error && (
          <>
            <Icon name="error" size={16} />
            <span>{error}</span>
          </>
        )}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="ui-field-hint">
          {hint}
        </div>
      )}
    </div>
  );
}

type InputProps = FieldFrame & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text. Takes everything an input takes, so a form library's props go straight in. */
export function Field({ label, hideLabel, hint, error, className, type = 'text', ...input }: InputProps) {
  const id = useId();
  return (
    <FieldShell id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      <input {...input} id={id} type={type} {...describe(id, { hint, error })} />
    </FieldShell>
  );
}

/** A password that can be looked at. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  className,
  ...input
}: Omit<InputProps, 'type'>) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <FieldShell id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        id={id}
        type={shown ? 'text' : 'password'}
        {...describe(id, { hint, error })}
      />
      <button
        type="button"
        className="ui-field-button"
        aria-label={`Show ${label.toLowerCase()}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
      </button>
    </FieldShell>
  );
}
