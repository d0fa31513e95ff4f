import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '#web/api/api-error.ts';
import { call, callPage, keyOf } from '#web/api/client.ts';
import { refreshPosts } from '#web/api/refresh-lists.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { dateInWords } from '#web/lib/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Moderated } from '#web/ui/moderated.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { StringRow } from '#web/ui/string-row.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { triedTwice } from './use-profile.ts';

type Filter = 'all' | 'posts' | 'visualizations';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'posts', label: 'Posts' },
  { value: 'visualizations', label: 'Visualizations' },
] as const;
const verbs = { post: 'Wrote in the community', visualization: 'Kept a figure', program: 'Saved a program' };

/** What the member made, newest first. */
export function Activity() {
  const [filter, setFilter] = useState<Filter>('all');
  const activity = useActivity(filter);
  const deletion = useDeleteOwnPost();
  return (
    <>
      <Chips label="Show" className="mb-9" value={filter} options={filters} onToggle={setFilter} />
      {activity.isPending ? (
        <Loading label="Loading your activity" className="grid gap-6">
          <Skeleton width="50%" height={22} />
          <Skeleton width="70%" height={22} />
        </Loading>
      ) : activity.isError && activity.items.length === 0 ? (
        <ErrorState
          title="Your activity could not be loaded"
          onRetry={() => void activity.refetch()}
          retrying={activity.isFetching}
        />
      ) : activity.items.length === 0 ? (
        <EmptyState title="No activity found" />
      ) : (
        <ul>
          {activity.items.map((item) => (
            <li key={`${item.type}-${item.id}`}>
              <StringRow
                hasPlate
                className="pb-9"
                bead={<StillPlate frequencies={item.frequencies} className="w-(--bead)" />}
              >
                <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto]">
                  <p className="text-13 text-muted">
                    {verbs[item.type]},{' '}
                    <time dateTime={item.createdAt}>{dateInWords(new Date(item.createdAt))}</time>
                  </p>
                  {item.type === 'post' && (
                    <IconButton
                      name={`Delete the post of ${dateInWords(new Date(item.createdAt))}`}
                      icon="trash"
                      className="-my-3"
                      onClick={() => deletion.mutate(item.id)}
                    />
                  )}
                  <p
                    dir="auto"
                    className="line-clamp-4 font-light font-serif text-22 leading-normal wrap-anywhere"
                  >
                    {item.title}
                  </p>
                  {item.moderation && (
                    <div className="col-span-2">
                      <Moderated moderation={item.moderation} />
                    </div>
                  )}
                </div>
              </StringRow>
            </li>
          ))}
        </ul>
      )}
      {activity.hasNextPage && (
        <Button
          className="md:ml-27"
          busy={activity.isFetchingNextPage}
          busyLabel="Loading"
          onClick={() => void activity.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

/** Page by page, asked for anew whenever it is opened: much that is made elsewhere stands here. */
function useActivity(filter: Filter) {
  const query = filter === 'all' ? {} : { filter };
  const activity = useInfiniteQuery({
    queryKey: keyOf('listActivity', { query }),
    queryFn: ({ pageParam }) =>
      callPage('listActivity', { query: pageParam === null ? query : { ...query, cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    ...triedTwice,
  });
  return { ...activity, items: activity.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** By the profile's own way first, and by the community's where that is refused. */
function useDeleteOwnPost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      const params = { id };
      await call('forceDeletePost', { params }).catch(() => call('deletePost', { params }));
    },
    onSuccess: () => refreshPosts(queries),
    onError: (error) =>
      toast({
        title: 'Error',
        description: wordsOf(error, 'Failed to delete content. Please try again.'),
        destructive: true,
      }),
  });
}
