import { useQuery } from '@tanstack/react-query';
import { call, keyOf } from '#web/api/client.ts';

/** The songs as the server lists them. They change with a release, not while one listens. */
export function useSongs() {
  return useQuery({
    queryKey: keyOf('listSongs'),
    queryFn: () => call('listSongs'),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
