import type { KeptRecommendation } from '#contract/entities/recommendation.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { type Recommended, RecommendedCard } from './recommended.tsx';

interface Fetched {
  readonly data: readonly KeptRecommendation[] | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The list that was found last; what was found together has one moment. */
export const newestOf = (kept: readonly KeptRecommendation[]): KeptRecommendation[] =>
  kept.filter(({ createdAt }) => createdAt === kept[0]?.createdAt);

function toRecommended(kept: KeptRecommendation): Recommended {
  const { title: name, duration: seconds, reasoning: reasons, ...rest } = kept;
  return { ...rest, name, seconds, reasons };
}

/** The grid of recommendations: on its way, failed, empty or there. */
export function Found({ list }: { readonly list: Fetched }) {
  if (list.data) {
    const newest = newestOf(list.data);
    return newest.length === 0 ? (
      <EmptyState title="No recommendations yet. Generate your first personalized recommendations above!" />
    ) : (
      <RecommendedGrid list={newest.map(toRecommended)} />
    );
  }
  if (list.isError)
    return (
      <ErrorState
        title="Your recommendations could not be fetched"
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  return (
    <Loading label="Your recommendations are being fetched" className="grid gap-12 xl:grid-cols-2">
      {[0, 1].map((at) => (
        <span key={at} className="grid grid-cols-[132px_1fr] gap-8">
          <Skeleton shape="disc" width={132} height={132} />
          <Skeleton shape="block" height={132} />
        </span>
      ))}
    </Loading>
  );
}

export function RecommendedGrid({ list }: { readonly list: readonly Recommended[] }) {
  return (
    <ul className="grid gap-x-18 gap-y-12 xl:grid-cols-2">
      {list.map((one) => (
        <RecommendedCard key={one.id} recommended={one} />
      ))}
    </ul>
  );
}
