import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Popover } from '#web/ui/popover.tsx';
import './explained.css';

interface ExplainedProps {
  /** What is explained, as it goes on after 'What … means'. */
  readonly term: string;
  readonly children: ReactNode;
}

/** A small question mark beside a word of the trade; a tap says what the word means. */
export function Explained({ term, children }: ExplainedProps) {
  const name = `What ${term} means`;
  return (
    <Popover
      label={name}
      side="top"
      trigger={
        <button type="button" className="explained" aria-label={name}>
          <Icon name="help" size={16} />
        </button>
      }
    >
      <div className="explained-words">{children}</div>
    </Popover>
  );
}
