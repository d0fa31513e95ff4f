import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './words.css';

interface WordsProps {
  readonly children: string;
  /** A few words may be large. */
  readonly isLead?: boolean;
  /** Stands small behind the words. */
  readonly mark?: ReactNode;
  /** Whether a long text was opened; whoever keeps it keeps it while the words are away. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** Up to so many characters, words may be large. */
const FEW = 90;

/** What a person wrote, in whatever script: never wider than its place, and cut after seven lines until it is opened. */
export function Words({ children, isLead = false, mark, isOpen, onOpen }: WordsProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another length
  useLayoutEffect(() => {
    const element = words.current;
    if (element && !isOpen) setIsLong(element.scrollHeight > element.clientHeight + 2);
  }, [children, isOpen]);
  return (
    <div className="min-w-0">
      <p
        ref={words}
        dir="auto"
        className="ui-words"
        data-short={(isLead && [...children].length <= FEW) || undefined}
        data-clamped={!isOpen || undefined}
        data-cut={(isLong && !isOpen) || undefined}
      >
        {children}
        {mark}
      </p>
      {isLong && !isOpen && (
        <button
          type="button"
          className="min-h-11 text-13 text-text underline decoration-light-27 underline-offset-4"
          onClick={onOpen}
        >
          Read on
        </button>
      )}
    </div>
  );
}
