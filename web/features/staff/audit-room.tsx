import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditTopic, auditTopics } from '#contract/rules/audit-topics.ts';
import { callPage, keyOf } from '#web/api/client.ts';
import { momentInWords } from '#web/lib/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { type AuditLine, sentenceOf } from './audit-words.ts';

type Topic = 'all' | AuditTopic;

const labels: Record<Topic, string> = {
  all: 'All',
  hide: 'Hide',
  restore: 'Restore',
  delete: 'Delete',
  suspension: 'Suspension',
  role: 'Role',
  premium: 'Premium',
};
const topics = (['all', ...auditTopics] as const).map((value) => ({ value, label: labels[value] }));

/** What staff did, newest first: by what it was, and by who did it. */
export function AuditRoom() {
  const [topic, setTopic] = useState<Topic>('all');
  const [by, setBy] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const query = { ...(topic !== 'all' && { topic }), ...(by && { actorId: String(by.id) }) };
  const log = useInfiniteQuery({
    queryKey: keyOf('listAudit', { query }),
    queryFn: ({ pageParam }) =>
      callPage('listAudit', { query: pageParam === null ? query : { ...query, cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const lines = log.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div>
          <h2 className="type-section">Audit log</h2>
          <p className="mt-2 text-13 text-muted">Nothing here can be changed or removed.</p>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          {by && (
            <Button size="small" icon="close" onClick={() => setBy(null)}>
              Only {by.name}
            </Button>
          )}
          <Chips label="What was done" options={topics} value={topic} onToggle={setTopic} />
        </div>
      </div>
      {log.isPending ? (
        <Loading label="Loading the log" className="grid gap-5">
          {['60%', '48%', '55%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Loading>
      ) : log.isError ? (
        <ErrorState
          title="The log could not be loaded"
          onRetry={() => void log.refetch()}
          retrying={log.isFetching}
        />
      ) : lines.length === 0 ? (
        <EmptyState title="Nothing was done yet" description="Each thing that staff do leaves a line here." />
      ) : (
        <ol>
          {lines.map((line) => (
            <Line key={line.id} line={line} onBy={setBy} />
          ))}
        </ol>
      )}
      {log.hasNextPage && (
        <Button
          className="mt-8"
          busy={log.isFetchingNextPage}
          busyLabel="Loading"
          onClick={() => void log.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

interface LineProps {
  readonly line: AuditLine;
  readonly onBy: (who: { id: number; name: string }) => void;
}

function Line({ line, onBy }: LineProps) {
  const { who, before, name, after } = sentenceOf(line);
  const { actor, actorId, at, reason } = line;
  return (
    <li className="grid gap-x-8 gap-y-1 border-line border-t py-3.5 md:grid-cols-[170px_minmax(0,1fr)_minmax(0,340px)]">
      <time dateTime={at} className="pt-0.5 text-13 text-muted">
        {momentInWords(new Date(at))}
      </time>
      <span className="text-soft wrap-anywhere">
        {actor !== null && actorId !== null ? (
          <button
            type="button"
            className="-my-2.5 min-h-11 font-medium text-text hover:underline"
            aria-label={`${who}: show only what ${who} did`}
            onClick={() => onBy({ id: actorId, name: actor })}
          >
            {who}
          </button>
        ) : (
          <b className="text-text">{who}</b>
        )}{' '}
        {before} {name && <b className="text-text">{name}</b>} {after}
      </span>
      {reason && (
        <span dir="auto" className="type-citation text-soft wrap-anywhere">
          {reason}
        </span>
      )}
    </li>
  );
}
