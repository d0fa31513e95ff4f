import { useState } from 'react';

interface TypedValueProps {
  label: string;
  /** What is shown while nobody types: the number with its unit. */
  text: string;
  unit: string;
  disabled?: boolean;
  onCommit: (value: number) => void;
}

/** Reads as plain text until it is touched; Enter or leaving takes the number, Escape leaves things as they were. */
export function TypedValue({ label, text, unit, disabled, onCommit }: TypedValueProps) {
  const [draft, setDraft] = useState<string>();

  const commit = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const bare = draft.replace(unit, '').replace(',', '.').trim();
    const value = Number(bare);
    if (bare !== '' && Number.isFinite(value)) onCommit(value);
  };

  return (
    <input
      className="ui-typed-value"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      disabled={disabled}
      size={Math.max(2, (draft ?? text).length)}
      value={draft ?? text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          commit();
        } else if (event.key === 'Escape' && draft !== undefined) {
          event.preventDefault();
          setDraft(undefined);
        }
      }}
    />
  );
}
