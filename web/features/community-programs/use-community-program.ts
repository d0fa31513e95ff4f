import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { communityPrograms } from '#contract/endpoints/community.ts';
import type { AnswerOf } from '#contract/endpoints/endpoint.ts';
import { readProgram } from '#contract/rules/read-program.ts';
import { ApiError, wordsOf } from '#web/api/api-error.ts';
import { call, callPage, keyOf, type Page } from '#web/api/client.ts';
import { useProgramArrival } from '#web/bindings/sound/use-presets-and-programs.ts';
import { toast } from '#web/ui/toast-store.ts';

export type CommunityProgram = AnswerOf<typeof communityPrograms.getCommunityProgram>;
type Rating = AnswerOf<typeof communityPrograms.listRatings>[number];
export type Comment = AnswerOf<typeof communityPrograms.listComments>[number];

const failed = (title: string) => (error: unknown) =>
  toast({ title, description: wordsOf(error, 'Please try again.'), destructive: true });

/** A public program; null where there is none. Any other failure is one. */
export function useCommunityProgram(id: number | null) {
  const params = { id: id ?? 0 };
  return useQuery({
    queryKey: keyOf('getCommunityProgram', { params }),
    queryFn: async () => {
      try {
        return await call('getCommunityProgram', { params });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    enabled: id !== null,
  });
}

/** Puts the program on the generators and plays it; once it sounds, the use is counted. */
export function useApplyCommunityProgram(program: CommunityProgram) {
  const arrival = useProgramArrival();
  const queries = useQueryClient();
  const params = { id: program.id };
  return useMutation({
    mutationFn: async () => {
      const playable = readProgram(program);
      if (!playable) throw new Error(`Nothing of the program ${program.id} can be played.`);
      const outcome = await arrival.apply(playable);
      if (outcome === 'failed') throw new Error(`The program ${program.id} did not begin to sound.`);
      // It sounds whether or not it was counted: a failure here is nothing that a listener could mend.
      return outcome === 'overtaken' ? null : call('useCommunityProgram', { params }).catch(() => null);
    },
    onSuccess: (counted) => {
      if (!counted) return;
      queries.setQueryData<CommunityProgram | null>(
        keyOf('getCommunityProgram', { params }),
        (kept) => kept && { ...kept, useCount: counted.useCount },
      );
    },
    onError: (error) => {
      console.error(error);
      toast({ title: 'Failed to apply program settings', destructive: true });
    },
  });
}

export function useRatings(id: number) {
  const params = { id };
  return useQuery({
    queryKey: keyOf('listRatings', { params }),
    queryFn: () => call('listRatings', { params }),
  });
}

/** Gives stars, or other ones in place of those given before. */
export function useRate(id: number) {
  const queries = useQueryClient();
  const params = { id };
  return useMutation({
    mutationFn: (rating: number) => call('rateProgram', { params, body: { rating } }),
    onSuccess: (given) => {
      queries.setQueryData<Rating[]>(keyOf('listRatings', { params }), (list) => [
        ...(list ?? []).filter(({ userId }) => userId !== given.userId),
        given,
      ]);
      toast({ title: given.rating === 1 ? 'You gave it one star' : `You gave it ${given.rating} stars` });
    },
    onError: failed('Failed to submit rating'),
  });
}

type CommentPages = InfiniteData<Page<Comment>, string | null>;

/** Newest first, page by page. */
export function useComments(id: number) {
  const params = { id };
  const list = useInfiniteQuery({
    queryKey: keyOf('listComments', { params }),
    queryFn: ({ pageParam }) =>
      callPage('listComments', { params, ...(pageParam !== null && { query: { cursor: pageParam } }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  return { ...list, comments: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}

export function useWriteComment(
  id: number,
  onWritten: (written: { readonly help?: string | undefined }) => void,
) {
  const queries = useQueryClient();
  const params = { id };
  return useMutation({
    mutationFn: (comment: string) => call('createComment', { params, body: { comment } }),
    onSuccess: (written) => {
      queries.setQueryData<CommentPages>(keyOf('listComments', { params }), (list) => {
        const [first, ...rest] = list?.pages ?? [];
        if (!list || !first) return list;
        return { ...list, pages: [{ ...first, items: [written, ...first.items] }, ...rest] };
      });
      onWritten(written);
    },
    onError: failed('Failed to post comment'),
  });
}

export function useDeleteComment(programId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Comment) => call('deleteComment', { params: { id } }),
    onSuccess: (_, { id }) =>
      queries.setQueryData<CommentPages>(
        keyOf('listComments', { params: { id: programId } }),
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              items: page.items.filter((one) => one.id !== id),
            })),
          },
      ),
    onError: failed('Failed to delete comment'),
  });
}
