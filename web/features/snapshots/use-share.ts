import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshLists } from '#web/api/refresh-lists.ts';
import { useUser } from '#web/api/use-user.ts';
import { toast } from '#web/ui/toast-store.ts';
import {
  NotSignedIn,
  ShareProblem,
  type ShareWay,
  type ShareWords,
  shareDirectly,
  shareSimply,
} from './share.ts';
import type { Shot } from './shot.ts';

const OTHERWISE = 'There was an error sharing your snapshot. Please try again.';

export function useShare(way: ShareWay, onShared: () => void) {
  const queries = useQueryClient();
  const { user } = useUser();
  return useMutation({
    mutationFn: ({ shot, words }: { shot: Shot; words: ShareWords }) =>
      way === 'simple' ? shareSimply(shot, words) : shareDirectly(shot, words, user),
    onSuccess: ({ snapshot, isGuest }) => {
      refreshSnapshots(queries);
      if (isGuest)
        toast({ title: 'Snapshot shared as guest', description: 'Everyone in the community can see it.' });
      else if (snapshot.isPublic) {
        toast({
          title: 'Snapshot shared',
          description: `${snapshot.name} is in the community and in your gallery.`,
        });
      } else
        toast({
          title: 'Snapshot saved',
          description: `${snapshot.name} is in your gallery, for you alone.`,
        });
      onShared();
    },
    onError: (error) => {
      if (error instanceof NotSignedIn) {
        toast({
          title: 'Authentication required',
          description: 'Please log in to share snapshots with the community.',
          destructive: true,
        });
        return;
      }
      const description = error instanceof ShareProblem ? error.message : OTHERWISE;
      toast({ title: 'Sharing failed', description, destructive: true });
    },
  });
}

/** Every list that a snapshot may stand in: the own and the public ones, and those of the community. */
export function refreshSnapshots(queries: QueryClient): void {
  refreshLists(queries, '/api/snapshots/', '/api/community/');
}
