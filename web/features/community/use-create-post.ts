import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '#web/api/api-error.ts';
import { keyOf } from '#web/api/client.ts';
import { postOrPostAsGuest } from '#web/api/post-or-guest.ts';
import { toast } from '#web/ui/toast-store.ts';
import { addPost } from './feed.ts';

interface Written {
  readonly content: string;
  readonly imageUrl: string | null;
}

/** Posts what was written; whoever has been logged out meanwhile posts as a guest, without the picture. */
export async function sendPost({ content, imageUrl }: Written) {
  let whom = '';
  try {
    return await postOrPostAsGuest(content, { imageUrl }, () => {
      whom = ' as guest';
    });
  } catch (error) {
    throw new Error(`Failed to create post${whom}`, { cause: error });
  }
}

export function useCreatePost(onShared: (post: { readonly help?: string | undefined }) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: sendPost,
    onSuccess: (post) => {
      addPost(queries, post);
      void queries.invalidateQueries({ queryKey: keyOf('listActivity') });
      if (post.isGuest) toast({ title: 'Shared as a guest', description: 'You were logged out meanwhile.' });
      else if (post.moderation)
        toast({ title: 'Kept for a look first', description: post.moderation.reason });
      else toast({ title: 'Shared with the community' });
      onShared(post);
    },
    onError: ({ cause }) =>
      toast({
        title: 'Failed to create post. Please try again.',
        description: reasonOf(cause) ?? undefined,
        destructive: true,
      }),
  });
}
