import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { administration } from '#contract/endpoints/administration.ts';
import type { AnswerOf } from '#contract/endpoints/endpoint.ts';
import type { ContentKind } from '#contract/entities/report.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call, callPage, keyOf } from '#web/api/client.ts';
import { toast } from '#web/ui/toast-store.ts';

type Waiting = AnswerOf<typeof administration.listReports>[number];
type Hidden = AnswerOf<typeof administration.listHidden>[number];

/** Something to judge: it waits for a look, or was taken out of view. */
export type Case = Omit<Waiting, 'reports'> & Partial<Pick<Waiting, 'reports'>> & Partial<Hidden>;

export const keyOfCase = ({ kind, id }: Pick<Case, 'kind' | 'id'>): string => `${kind}-${id}`;

const kinds: Record<ContentKind, string> = {
  post: 'Post',
  comment: 'Comment',
  program: 'Program',
  profile: 'Profile',
};

/** 'Comment by lost_signal', 'Post by a guest'. */
export function titleOf({ kind, author, authorId }: Pick<Case, 'kind' | 'author' | 'authorId'>): string {
  if (kind === 'profile') return `Profile of ${author}`;
  return `${kinds[kind]} by ${authorId === null ? 'a guest' : author}`;
}

/** What waits for a look, the longest first. */
export function useWaiting() {
  return useQuery({ queryKey: keyOf('listReports'), queryFn: () => call('listReports') });
}

/** What staff took out of view, the latest first. */
export function useHidden() {
  return useInfiniteQuery({
    queryKey: keyOf('listHidden'),
    queryFn: ({ pageParam }) =>
      callPage('listHidden', { query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function useSurroundings({ kind, id }: Pick<Case, 'kind' | 'id'>) {
  const params = { kind, id };
  return useQuery({
    queryKey: keyOf('lookAtContent', { params }),
    queryFn: () => call('lookAtContent', { params }),
  });
}

export type Judgement = 'hide' | 'restore' | 'delete';

const done: Record<Judgement, string> = {
  hide: 'It is out of view',
  restore: 'It is in view',
  delete: 'It is deleted',
};

function send({ kind, id }: Case, judgement: Judgement, reason: string): Promise<unknown> {
  const params = { kind, id };
  if (judgement === 'hide') return call('hideContent', { params, body: { reason } });
  if (judgement === 'delete') return call('deleteContent', { params, body: { reason } });
  return call('restoreContent', { params, body: reason === '' ? {} : { reason } });
}

/** Hides, shows or deletes; the lists that it stood in are asked for anew. */
export function useJudge(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ subject, judgement, reason }: { subject: Case; judgement: Judgement; reason: string }) =>
      send(subject, judgement, reason.trim()),
    onSuccess: (_, { judgement, subject }) => {
      toast({ title: done[judgement], description: titleOf(subject) });
      onDone();
    },
    onError: (error) =>
      toast({
        title: 'That was not done',
        description: wordsOf(error, 'Please try again.'),
        destructive: true,
      }),
    onSettled: () => refreshStaff(queries),
  });
}

/** All that staff see of others may have changed: the queue, the members, the log, and the feed behind them. */
export function refreshStaff(queries: ReturnType<typeof useQueryClient>): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (path.startsWith('/api/admin/') || path.startsWith('/api/community/')),
  });
}
