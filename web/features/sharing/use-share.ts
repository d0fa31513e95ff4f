import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshPosts } from '#web/api/refresh-lists.ts';
import type { SnapshotWords } from '#web/api/share-snapshot.ts';
import { useUser } from '#web/api/use-user.ts';
import { toast } from '#web/ui/toast-store.ts';
import { failedShareInWords, type Shareable, shareSnapshot, shareSound } from './share.ts';

/** What is written in the dialog: a message about a sound, or the words of a snapshot. */
export interface Draft extends SnapshotWords {
  readonly message: string;
}

export function useShare(onShared: () => void) {
  const queries = useQueryClient();
  const { user } = useUser();
  return useMutation({
    mutationFn: ({ thing, draft }: { thing: Shareable; draft: Draft }) =>
      thing.kind === 'snapshot' ? shareSnapshot(thing, draft, user) : shareSound(thing, draft.message),
    onSuccess: (told) => {
      refreshPosts(queries);
      toast(told);
      onShared();
    },
    onError: (error, { thing }) => toast({ ...failedShareInWords(thing, error), destructive: true }),
  });
}
