import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Post } from '#contract/entities/post.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call, keyOf } from '#web/api/client.ts';
import { toast } from '#web/ui/toast-store.ts';
import { changePost, keyOfPost } from './feed.ts';

function sendLike({ type, id, isLiked }: Post) {
  const params = { id };
  if (type === 'snapshot') return call(isLiked ? 'unlikeSnapshot' : 'likeSnapshot', { params });
  return call(isLiked ? 'unlikePost' : 'likePost', { params });
}

/** Likes a post or takes the like back: seen at once, and exactly as the server counts once it has answered. */
export function useLike() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: sendLike,
    onMutate: (post) =>
      changePost(queries, keyOfPost(post), (kept) => ({
        ...kept,
        isLiked: !post.isLiked,
        likes: Math.max(0, post.likes + (post.isLiked ? -1 : 1)),
      })),
    onSuccess: ({ likes }, post) => {
      changePost(queries, keyOfPost(post), (kept) => ({ ...kept, likes }));
      // Not while one reads it: what is no longer liked would vanish under the finger.
      void queries.invalidateQueries({ queryKey: keyOf('listLikedPosts'), refetchType: 'none' });
    },
    onError: (error, post) => {
      const { isLiked, likes } = post;
      changePost(queries, keyOfPost(post), (kept) => ({ ...kept, isLiked, likes }));
      toast({
        title: isLiked ? 'Failed to unlike post' : 'Failed to like content',
        description: wordsOf(error, 'Please try again.'),
        destructive: true,
      });
    },
  });
}

async function sendDeletion({ type, id }: Post) {
  try {
    await call(type === 'snapshot' ? 'forceDeleteSnapshot' : 'deletePost', { params: { id } });
  } catch (error) {
    throw new Error(wordsOf(error, 'Failed to delete content'), { cause: error });
  }
}

export function useDeletePost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: sendDeletion,
    onSuccess: (_, post) => changePost(queries, keyOfPost(post), () => null),
    onError: ({ cause }) =>
      toast({
        title: 'Error',
        description: wordsOf(cause, 'Failed to delete content. Please try again.'),
        destructive: true,
      }),
  });
}
