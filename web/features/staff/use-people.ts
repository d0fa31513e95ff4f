import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { administration } from '#contract/endpoints/administration.ts';
import type { AnswerOf } from '#contract/endpoints/endpoint.ts';
import { call, callPage, keyOf } from '#web/api/client.ts';
import { delays } from '#web/lib/delays.ts';
import { toast } from '#web/ui/toast-store.ts';
import { refreshStaff } from './use-queue.ts';

export type MemberLine = AnswerOf<typeof administration.listMembers>[number];

/** Members by the beginning of their names, asked for once the typing rests. */
export function usePeople(typed: string) {
  const [name, setName] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setName(typed.trim()), delays.feedSearch);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const search = name === '' ? {} : { q: name };
  const people = useInfiniteQuery({
    queryKey: keyOf('listMembers', { query: search }),
    queryFn: ({ pageParam }) =>
      callPage('listMembers', { query: pageParam === null ? search : { ...search, cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  return { ...people, name, members: people.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** What is about to be done to a member, and asks for the password or a word first. */
export type Change =
  | { readonly what: 'moderator' | 'admin' | 'premium'; readonly member: MemberLine; readonly on: boolean }
  | { readonly what: 'sessions' | 'lift'; readonly member: MemberLine };

interface Proof {
  readonly currentPassword: string;
  readonly reason: string;
}

function send(change: Change, { currentPassword, reason }: Proof): Promise<unknown> {
  const params = { id: change.member.id };
  const why = reason.trim() === '' ? {} : { reason: reason.trim() };
  switch (change.what) {
    case 'moderator':
      return call('setRoles', { params, body: { isModerator: change.on, currentPassword, ...why } });
    case 'admin':
      return call('setRoles', { params, body: { isAdmin: change.on, currentPassword, ...why } });
    case 'premium':
      return call('setPremium', { params, body: { isPremium: change.on, currentPassword, ...why } });
    case 'sessions':
      return call('logoutMember', { params, body: { currentPassword } });
    case 'lift':
      return call('unsuspendMember', { params, body: why });
  }
}

export function useChangeMember(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ change, proof }: { change: Change; proof: Proof }) => send(change, proof),
    onSuccess: (_, { change }) => {
      toast({ title: 'Done', description: questionOf(change).done });
      onDone();
    },
    onSettled: () => refreshStaff(queries),
  });
}

const roles = { moderator: 'a moderator', admin: 'an administrator' } as const;
const SIGNED_OUT = 'The account is logged out everywhere and logs in again.';

/** What is asked before, and said after. */
export function questionOf(change: Change): { title: string; description: string; done: string } {
  const { username } = change.member;
  switch (change.what) {
    case 'moderator':
    case 'admin': {
      const role = roles[change.what];
      return change.on
        ? { title: `Make ${username} ${role}?`, description: SIGNED_OUT, done: `${username} is ${role} now.` }
        : {
            title: `${username}: no longer ${role}?`,
            description: SIGNED_OUT,
            done: `${username} is no longer ${role}.`,
          };
    }
    case 'premium':
      return change.on
        ? {
            title: `Give premium to ${username}?`,
            description: 'It stays until an administrator takes it back.',
            done: `${username} has premium.`,
          }
        : {
            title: `Take premium from ${username}?`,
            description: 'What was paid for is not touched.',
            done: `The gift of premium to ${username} is taken back.`,
          };
    case 'sessions':
      return {
        title: `Sign ${username} out everywhere?`,
        description: 'Every open session of the account ends at once.',
        done: `${username} is logged out everywhere.`,
      };
    case 'lift':
      return {
        title: `Let ${username} post again?`,
        description: 'The suspension ends now.',
        done: `${username} may post again.`,
      };
  }
}
