import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Post } from '#contract/entities/post.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call, callPage, keyOf } from '#web/api/client.ts';
import { refreshPosts } from '#web/api/refresh-lists.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { dateInWords } from '#web/lib/time-words.ts';
import { Chips } from '#web/ui/chips.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { StringRow } from '#web/ui/string-row.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { programTones, useOwnPrograms } from './my-programs.tsx';
import { triedTwice } from './use-profile.ts';

type Filter = 'all' | 'posts' | 'visualizations';

interface Item {
  readonly key: string;
  readonly type: 'post' | 'visualization' | 'program';
  readonly title: string;
  readonly frequencies: readonly number[];
  readonly createdAt: string;
  readonly post?: Post;
}

const filters = [
  { value: 'all', label: 'All' },
  { value: 'posts', label: 'Posts' },
  { value: 'visualizations', label: 'Visualizations' },
] as const;
const verbs = { post: 'Wrote in the community', visualization: 'Kept a figure', program: 'Saved a program' };

/** What the member made, newest first. */
export function Activity() {
  const [filter, setFilter] = useState<Filter>('all');
  const { items, isPending } = useActivity();
  const deletion = useDeleteOwnPost();
  const shown = items.filter(
    ({ type }) => filter === 'all' || type === (filter === 'posts' ? 'post' : 'visualization'),
  );
  return (
    <>
      <Chips label="Show" className="mb-9" value={filter} options={filters} onToggle={setFilter} />
      {isPending ? (
        <Loading label="Loading your activity" className="grid gap-6">
          <Skeleton width="50%" height={22} />
          <Skeleton width="70%" height={22} />
        </Loading>
      ) : shown.length === 0 ? (
        <EmptyState title="No activity found" />
      ) : (
        <ul>
          {shown.map((item) => (
            <li key={item.key}>
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
                  {item.post && (
                    <IconButton
                      name={`Delete the post of ${dateInWords(new Date(item.createdAt))}`}
                      icon="trash"
                      className="-my-3"
                      onClick={() => item.post && deletion.mutate(item.post)}
                    />
                  )}
                  <p
                    dir="auto"
                    className="line-clamp-4 font-light font-serif text-22 leading-normal wrap-anywhere"
                  >
                    {item.title}
                  </p>
                </div>
              </StringRow>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useActivity() {
  const posts = useQuery({
    queryKey: [...keyOf('listOwnPosts'), 'activity'],
    queryFn: () => callPage('listOwnPosts'),
    ...triedTwice,
  });
  const snapshots = useQuery({
    queryKey: keyOf('listOwnSnapshots'),
    queryFn: () => call('listOwnSnapshots'),
    ...triedTwice,
  });
  const programs = useOwnPrograms();
  const items: Item[] = [
    ...(posts.data?.items ?? [])
      .filter(({ type }) => type === 'post')
      .map((post) => ({
        key: `post-${post.id}`,
        type: 'post' as const,
        title: post.content,
        frequencies: post.frequencies,
        createdAt: post.createdAt,
        post,
      })),
    ...(snapshots.data ?? []).map(({ id, name, frequency, createdAt }) => ({
      key: `visualization-${id}`,
      type: 'visualization' as const,
      title: name,
      frequencies: [frequency],
      createdAt,
    })),
    ...(programs.data ?? []).map((program) => ({
      key: `program-${program.id}`,
      type: 'program' as const,
      title: program.name,
      frequencies: programTones(program),
      createdAt: program.createdAt,
    })),
  ];
  items.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return { items, isPending: posts.isPending || snapshots.isPending || programs.isPending };
}

/** By the profile's own way first, and by the community's where that is refused. */
function useDeleteOwnPost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Post) => {
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
