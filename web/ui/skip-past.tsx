import { type ReactNode, useRef } from 'react';
import './skip-past.css';

interface SkipPastProps {
  /** What is passed over, as in 'the songs'. */
  readonly what: string;
  readonly children: ReactNode;
}

/** A long list and a way past it for whoever goes by the keyboard: seen only while it has the focus. */
export function SkipPast({ what, children }: SkipPastProps) {
  const end = useRef<HTMLSpanElement>(null);
  return (
    <div className="ui-skip">
      <button type="button" className="ui-skip-way" onClick={() => end.current?.focus()}>
        Skip {what}
      </button>
      {children}
      <span ref={end} tabIndex={-1} className="sr-only">
        End of {what}
      </span>
    </div>
  );
}
