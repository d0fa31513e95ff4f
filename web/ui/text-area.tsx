import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { describe, FieldShell } from './field.tsx';
import { useBothRefs } from './trigger.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Shows how many characters are used; read aloud when only a tenth is left. */
  maxLength?: number;
}

/** Several lines; grows with what is written. */
export function TextArea({ label, hideLabel, hint, error, className, onInput, ref, ...area }: TextAreaProps) {
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const joined = useBothRefs(ref, own);
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const used = area.value === undefined ? typed : String(area.value).length;

  // A form library fills the field by its ref, after the first render.
  useLayoutEffect(() => setTyped(own.current?.value.length ?? 0), []);

  const max = area.maxLength;
  const nearEnd = max !== undefined && used >= max * 0.9;
  const counter = max !== undefined && (
    <span className="ui-field-counter" data-near={nearEnd || undefined}>
      {used} of {max}
    </span>
  );
  return (
    <FieldShell
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      aside={counter}
      className={className}
    >
      <textarea
        rows={3}
        {...area}
        ref={joined}
        id={id}
        {...describe(id, { hint, error })}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      {max !== undefined && (
        <span className="sr-only" aria-live="polite">
          {nearEnd ? `${max - used} characters left` : ''}
        </span>
      )}
    </FieldShell>
  );
}
