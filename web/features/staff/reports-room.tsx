import { useRef, useState } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Decision } from './decision.tsx';
import { QueueList } from './queue-list.tsx';
import { Thread } from './thread.tsx';
import { type Case, keyOfCase, useHidden, useWaiting } from './use-queue.ts';

/** What was reported or held, each in its context, and what was decided before. */
export function ReportsRoom() {
  const waiting = useWaiting();
  const hidden = useHidden();
  const [chosen, setChosen] = useState<string | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  if (waiting.isPending || hidden.isPending) return <LoadingQueue />;
  if (waiting.isError || hidden.isError) {
    return (
      <ErrorState
        title="The reports could not be loaded"
        description="Please check your connection and try again."
        onRetry={() => {
          void waiting.refetch();
          void hidden.refetch();
        }}
        retrying={waiting.isFetching || hidden.isFetching}
      />
    );
  }
  const taken = hidden.data.pages.flatMap(({ items }) => items);
  const all: Case[] = [...waiting.data, ...taken];
  const subject = all.find((one) => keyOfCase(one) === chosen) ?? all[0];
  if (!subject) {
    return (
      <EmptyState
        title="Nothing waits"
        description="What members report, and what is held before others see it, comes here."
      />
    );
  }
  const choose = (one: Case) => {
    setChosen(keyOfCase(one));
    // Below the list on a narrow screen: whoever chose wants to read it.
    if (sheet.current && sheet.current.getBoundingClientRect().top > window.innerHeight - 200)
      sheet.current.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  const key = keyOfCase(subject);
  return (
    <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[240px_minmax(0,1fr)] xl:grid-cols-[312px_minmax(0,1fr)_296px] xl:gap-x-16">
      <QueueList
        waiting={waiting.data}
        hidden={taken}
        chosen={key}
        onChoose={choose}
        onMore={hidden.hasNextPage ? () => void hidden.fetchNextPage() : null}
        isFetchingMore={hidden.isFetchingNextPage}
      />
      <div
        ref={sheet}
        className="min-w-0 scroll-mt-[calc(var(--header-height)+16px)] lg:col-start-2 xl:contents"
      >
        <Thread key={`thread ${key}`} subject={subject} />
        <Decision key={`decision ${key}`} subject={subject} onDone={() => setChosen(null)} />
      </div>
    </div>
  );
}

function LoadingQueue() {
  return (
    <Loading
      label="Loading the reports"
      className="grid gap-x-14 gap-y-10 lg:grid-cols-[240px_minmax(0,1fr)] xl:grid-cols-[312px_minmax(0,1fr)_296px]"
    >
      <span className="grid content-start gap-6">
        {['80%', '65%', '72%'].map((width) => (
          <span key={width} className="grid gap-2">
            <Skeleton width={width} height={22} />
            <Skeleton width="50%" />
          </span>
        ))}
      </span>
      <Skeleton shape="block" height={220} width="100%" />
      <span className="grid content-start gap-3 max-xl:hidden">
        <Skeleton width="50%" height={22} />
        <Skeleton width="100%" />
        <Skeleton width="100%" />
      </span>
    </Loading>
  );
}
