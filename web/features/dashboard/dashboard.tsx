import { useState } from 'react';
import type { ListeningSummary } from '#contract/entities/listening.ts';
import type { Preset } from '#contract/entities/preset.ts';
import type { User } from '#contract/entities/user.ts';
import { useListeningSummary } from '#web/api/use-listening.ts';
import { usePresets } from '#web/api/use-presets.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Hero } from './hero.tsx';
import { Overview } from './overview.tsx';
import { Categories, ForYou, Trending } from './shelves.tsx';

export function Dashboard({ user }: { readonly user: User }) {
  const summary = useListeningSummary();
  const presets = usePresets();
  return (
    <>
      <Hero user={user} summary={summary.data} />
      {summary.data && presets.data ? (
        <Parts summary={summary.data} presets={presets.data} />
      ) : summary.isError || presets.isError ? (
        <ErrorState
          title="Your listening could not be fetched"
          onRetry={() => {
            void summary.refetch();
            void presets.refetch();
          }}
          retrying={summary.isFetching || presets.isFetching}
        />
      ) : (
        <Loading label="Your listening is being fetched" className="mt-16 grid gap-6">
          <Skeleton shape="block" height={64} width="70%" />
          <Skeleton shape="block" height={220} />
        </Loading>
      )}
    </>
  );
}

type TabName = 'overview' | 'categories' | 'trending' | 'forYou';

function Parts({
  summary,
  presets,
}: {
  readonly summary: ListeningSummary;
  readonly presets: readonly Preset[];
}) {
  const [tab, setTab] = useState<TabName>('overview');
  return (
    <Tabs<TabName>
      label="Dashboard"
      className="mt-9"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'overview', label: 'Overview', content: <Overview summary={summary} presets={presets} /> },
        { value: 'categories', label: 'Categories', content: <Categories presets={presets} /> },
        { value: 'trending', label: 'Trending', content: <Trending presets={presets} /> },
        { value: 'forYou', label: 'For You', content: <ForYou presets={presets} /> },
      ]}
    />
  );
}
