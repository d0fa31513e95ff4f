import { dayInWords, spanInWords } from '#web/lib/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { useRoving } from '#web/ui/roving.ts';
import { type Case, keyOfCase, titleOf } from './use-queue.ts';

interface QueueListProps {
  readonly waiting: readonly Case[];
  readonly hidden: readonly Case[];
  /** The key of the one that is read. */
  readonly chosen: string;
  readonly onChoose: (subject: Case) => void;
  /** Null when all that is hidden is there. */
  readonly onMore: (() => void) | null;
  readonly isFetchingMore: boolean;
}

/** What waits, then what was hidden; up and down lead from one to the next. */
export function QueueList({ waiting, hidden, chosen, onChoose, onMore, isFetchingMore }: QueueListProps) {
  const all = [...waiting, ...hidden];
  const roving = useRoving(all.map((_, place) => place));
  const row = (subject: Case, place: number) => (
    <li key={keyOfCase(subject)} data-roving={place}>
      <button
        type="button"
        data-roving-main
        tabIndex={roving.stop === place ? 0 : -1}
        aria-current={keyOfCase(subject) === chosen ? 'true' : undefined}
        className="group relative grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 text-left before:absolute before:top-6 before:-left-4 before:size-1.5 before:rounded-full aria-[current]:before:bg-accent max-md:before:-left-3"
        onClick={() => onChoose(subject)}
      >
        <span className="type-heading truncate text-soft group-hover:text-text group-aria-[current]:text-text">
          {titleOf(subject)}
        </span>
        <span className="pt-1 text-13 text-muted">{whenOf(subject)}</span>
        <span className="truncate text-13 text-muted">{whyOf(subject)}</span>
      </button>
    </li>
  );
  return (
    <nav aria-label="What is to be judged" className="min-w-0">
      <div
        {...roving.handlers}
        className="lg:max-h-[calc(100svh-var(--header-height)-32px)] lg:overflow-y-auto lg:pl-4 lg:-ml-4"
      >
        <h2 className="mb-2 font-sans text-13 text-muted">Waiting</h2>
        {waiting.length === 0 ? (
          <p className="py-3 text-soft">Nothing waits.</p>
        ) : (
          <ul>{waiting.map((subject, place) => row(subject, place))}</ul>
        )}
        {hidden.length > 0 && (
          <>
            <h2 className="mt-9 mb-2 font-sans text-13 text-muted">Hidden</h2>
            <ul>{hidden.map((subject, place) => row(subject, waiting.length + place))}</ul>
          </>
        )}
      </div>
      {onMore && (
        <Button size="small" className="mt-4" busy={isFetchingMore} busyLabel="Loading" onClick={onMore}>
          Show more
        </Button>
      )}
    </nav>
  );
}

function whenOf({ hiddenAt, reports, createdAt }: Case): string {
  if (hiddenAt) return dayInWords(new Date(hiddenAt));
  return spanInWords(Date.now() - Date.parse(reports?.[0]?.createdAt ?? createdAt));
}

function whyOf({ hiddenAt, hiddenBy, reports = [], moderation }: Case): string {
  if (hiddenAt) return hiddenBy ? `Hidden by ${hiddenBy}` : 'Hidden';
  if (reports.length === 0) return moderation ? 'Held before others see it' : '';
  const count = reports.length === 1 ? '1 report' : `${reports.length} reports`;
  return `${count}: ${reports[0]?.reason}`;
}
