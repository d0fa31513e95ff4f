import { useListeningSummary } from '#web/api/use-listening.ts';
import { Badge } from '#web/ui/badge.tsx';

interface ListenedProps {
  /** What is shown, and called so, until the first session. */
  readonly sample: { readonly sessions: number; readonly averageMinutes: number };
}

/** How much a member has listened, in two numbers. */
export function Listened({ sample }: ListenedProps) {
  const { data } = useListeningSummary();
  if (!data) return null;
  const isSample = data.sessions === 0;
  const sessions = isSample ? sample.sessions : data.sessions;
  const minutes = isSample ? sample.averageMinutes : Math.round(data.averageSeconds / 60);
  const number = 'type-figure mr-2 text-text';
  return (
    <p className="mt-9 flex flex-wrap items-baseline gap-x-9 gap-y-2 text-muted md:pl-46">
      <span>
        <b className={number}>{sessions}</b>
        {sessions === 1 ? 'session' : 'sessions'}
      </span>
      <span>
        <b className={number}>{minutes}</b>
        min on average
      </span>
      {isSample && <Badge>Sample</Badge>}
    </p>
  );
}
