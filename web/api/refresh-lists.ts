import type { QueryClient } from '@tanstack/react-query';

/** Fetches again all that was asked of these parts of the API: what was just written may stand in any of it. */
export function refreshLists(queries: QueryClient, ...parts: readonly `/api/${string}/`[]): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && parts.some((part) => path.startsWith(part)),
  });
}
