import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { User } from '#contract/entities/user.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call, keyOf } from '#web/api/client.ts';
import { mayHaveSession } from '#web/lib/site.ts';

const userKey = keyOf('getUser');

/** The signed-in member, or null for a visitor: a 401 here means "logged out", not a failure. */
export async function fetchUser(): Promise<User | null> {
  try {
    return await call('getUser');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw new Error('Failed to fetch user data', { cause: error });
  }
}

export function useUser() {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: userKey,
    queryFn: fetchUser,
    initialData: () => (mayHaveSession() ? undefined : null),
  });
  return { user: data ?? null, isLoading: isPending, hasFailed: isError, refetch };
}

/**
 * Puts the account that the server just answered with in place, or null after a logout. Whatever was fetched
 * as somebody else goes: it is not for the next person at this screen.
 */
export function changeUser(queries: QueryClient, user: User | null): void {
  const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== userKey[0];
  queries.setQueryData(userKey, user);
  queries.removeQueries({ predicate: isOther, type: 'inactive' });
  void queries.invalidateQueries({ predicate: isOther });
}
