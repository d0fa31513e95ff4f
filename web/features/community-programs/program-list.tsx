import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { programOrders } from '#contract/entities/program.ts';
import { pages } from '#contract/rules/pages.ts';
import { callPage, keyOf } from '#web/api/client.ts';
import { LockedPlate } from '#web/bindings/figures/locked-plate.tsx';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Moderated } from '#web/ui/moderated.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { firstHertz, heardTones } from './tone-score.tsx';
import type { CommunityProgram } from './use-community-program.ts';

type Order = (typeof programOrders)[number];

const names: Readonly<Record<Order, string>> = {
  newest: 'Newest',
  'most-used': 'Most used',
  'best-rated': 'Best rated',
};

/** All that members have made public, in the order one chooses. */
export function ProgramList() {
  const [order, setOrder] = useState<Order>('newest');
  const list = useInfiniteQuery({
    queryKey: keyOf('listCommunityPrograms', { query: { order } }),
    queryFn: ({ pageParam }) =>
      callPage('listCommunityPrograms', {
        query: { order, ...(pageParam === null ? {} : { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const programs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <Chips
        label="Order"
        className="mt-10 mb-9"
        value={order}
        options={programOrders.map((value) => ({ value, label: names[value] }))}
        onToggle={setOrder}
      />
      {list.isPending ? (
        <LoadingPrograms />
      ) : list.isError && programs.length === 0 ? (
        <ErrorState
          title="The programs could not be loaded"
          description="Please check your connection and try again."
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : programs.length === 0 ? (
        <EmptyState
          title="Nobody has shared a program yet"
          description="Save what you set on the generators, and make it public."
          action={
            <Link href={pages.generators.path} className={buttonClass()}>
              Go to the generators
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
          {programs.map((program) => (
            <ProgramCard key={program.id} program={program} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <p className="mt-12 text-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            More programs
          </Button>
        </p>
      )}
    </>
  );
}

function ProgramCard({ program }: { readonly program: CommunityProgram }) {
  const { id, name, creator, description, averageRating, useCount, isPremium, locked } = program;
  const facts = [
    averageRating ? `${averageRating.toFixed(1)} of 5` : null,
    useCount > 0 ? (useCount === 1 ? 'used once' : `used ${useCount} times`) : null,
  ].filter((fact) => fact !== null);
  return (
    <li>
      <Link
        href={pages.communityProgram.path.replace(':id', String(id))}
        className="group grid grid-cols-[96px_minmax(0,1fr)] items-center gap-x-6 rounded-surface"
      >
        {locked ? (
          <LockedPlate className="w-full" />
        ) : (
          <StillPlate frequencies={heardTones(program.settings).map(firstHertz)} className="w-full" />
        )}
        <span className="min-w-0">
          <span className="type-heading typed block group-hover:underline group-hover:decoration-1 group-hover:decoration-light-27 group-hover:underline-offset-4">
            {name}
            {isPremium && <Icon name="crown" size={15} className="ml-2 inline text-gold" label="Premium" />}
          </span>
          <span className="mt-1 block text-13 text-muted">
            by {creator}
            {facts.length > 0 && `, ${facts.join(', ')}`}
          </span>
          {description && <span className="mt-2 line-clamp-2 text-soft wrap-anywhere">{description}</span>}
        </span>
      </Link>
      {program.moderation && <Moderated moderation={program.moderation} />}
    </li>
  );
}

function LoadingPrograms() {
  return (
    <Loading label="Loading programs" className="grid gap-x-10 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-x-6">
          <Skeleton shape="disc" width={96} height={96} />
          <div className="grid gap-2.5">
            <Skeleton width="70%" height={22} />
            <Skeleton width="45%" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
