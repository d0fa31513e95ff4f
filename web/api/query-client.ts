import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { request } from '#web/api/client.ts';

/** GET to the first element of the key, parsed as JSON. Throws on every failure, 401 too. */
const getFirstOfKey: QueryFunction = async ({ queryKey }) =>
  (await request('GET', String(queryKey[0]))).json();

/**
 * Nothing is fetched behind a listener's back: data never goes stale, no window focus or interval
 * fetches it again, and nothing is tried twice. What changes on the server is refreshed by the mutation
 * that changed it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getFirstOfKey,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
