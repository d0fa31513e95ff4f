import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Snapshot } from '#contract/entities/snapshot.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call, keyOf } from '#web/api/client.ts';
import { refreshPosts } from '#web/api/refresh-lists.ts';
import { toast } from '#web/ui/toast-store.ts';

const ownKey = keyOf('listOwnSnapshots');

/**
 * The member's own snapshots. A load that fails gives an empty list; one that fails later leaves what is there.
 * `refreshMs` asks again and again while the page is in sight.
 */
export function useSnapshots({ refreshMs }: { refreshMs?: number } = {}) {
  const { data, isPending } = useQuery({
    queryKey: ownKey,
    queryFn: () => call('listOwnSnapshots'),
    refetchInterval: refreshMs ?? false,
  });
  return { snapshots: data ?? [], isLoading: isPending };
}

export function useDeleteSnapshot() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Snapshot) => call('forceDeleteSnapshot', { params: { id } }),
    onSuccess: (_, { id }) => {
      queries.setQueryData<Snapshot[]>(ownKey, (list) => list?.filter((one) => one.id !== id));
      refreshPosts(queries);
    },
    onError: (error) =>
      toast({
        title: 'Failed to delete snapshot',
        description: wordsOf(error, 'Please try again.'),
        destructive: true,
      }),
  });
}

/** Likes it, or takes the like back. */
export function useLikeSnapshot() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isLiked }: Snapshot) =>
      call(isLiked ? 'unlikeSnapshot' : 'likeSnapshot', { params: { id } }),
    onSuccess: ({ likes }, { id, isLiked }) => {
      queries.setQueryData<Snapshot[]>(ownKey, (list) =>
        list?.map((one) => (one.id === id ? { ...one, likes, isLiked: !isLiked } : one)),
      );
      refreshPosts(queries);
    },
    onError: (error, { isLiked }) =>
      toast({
        title: isLiked ? 'Failed to unlike snapshot' : 'Failed to like snapshot',
        description: wordsOf(error, 'Please try again.'),
        destructive: true,
      }),
  });
}

/** Shows it to everyone, or to its owner alone. */
export function useShowSnapshot() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isPublic }: Snapshot) =>
      call('setSnapshotVisibility', { params: { id }, body: { isPublic: !isPublic } }),
    onSuccess: (changed) => {
      queries.setQueryData<Snapshot[]>(ownKey, (list) =>
        list?.map((one) => (one.id === changed.id ? changed : one)),
      );
      refreshPosts(queries);
      toast({
        title: changed.isPublic ? 'Snapshot shown to everyone' : 'Snapshot kept private',
        description: changed.isPublic ? 'It is in the community now.' : 'Only you can see it now.',
      });
    },
    onError: (error) =>
      toast({
        title: 'Nothing was changed',
        description: wordsOf(error, 'Please try again.'),
        destructive: true,
      }),
  });
}
