import type { QueryClient } from '@tanstack/react-query';

/** Every list that a post may stand in, a snapshot's too: those of the community, of snapshots, and what one made. */
export function refreshPosts(queries: QueryClient): void {
  refreshLists(queries, '/api/snapshots/', '/api/community/', '/api/user/activity');
}

/** Fetches again all that was asked of these parts of the API: what was just written may stand in any of it. */
function refreshLists(queries: QueryClient, ...parts: readonly `/api/${string}`[]): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && parts.some((part) => path.startsWith(part)),
  });
}
