import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { accounts } from '#contract/endpoints/accounts.ts';
import type { SentBody } from '#contract/endpoints/endpoint.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call, keyOf } from '#web/api/client.ts';
import { delays } from '#web/lib/delays.ts';
import { toast } from '#web/ui/toast-store.ts';

/** The profile's lists are asked for once more before they are given up. */
export const triedTwice = { retry: 1, retryDelay: delays.profileRetry } as const;

/** Changes the member's own profile; everything that shows the member follows. */
export function useEditProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBody<typeof accounts.editProfile>) => call('editProfile', { body }),
    onSuccess: (user) => queries.setQueryData(keyOf('getUser'), user),
    onError: (error) =>
      toast({
        title: 'Error updating profile',
        description: wordsOf(error, 'Failed to update profile. Please try again.'),
        destructive: true,
      }),
  });
}

/** A website as people type it, with the scheme that it needs. */
export function withScheme(typed: string): string {
  const website = typed.trim();
  return website === '' || /^https?:\/\//i.test(website) ? website : `https://${website}`;
}

export const withoutAt = (handle: string): string => handle.trim().replace(/^@/, '');
