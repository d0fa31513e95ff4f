import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call, keyOf } from '#web/api/client.ts';

/** Minutes to add to UTC here and now. */
const offset = () => String(-new Date().getTimezoneOffset());

/** A member's listening in numbers. */
export function useListeningSummary() {
  const query = { offset: offset() };
  return useQuery({
    queryKey: keyOf('getListeningSummary', { query }),
    queryFn: () => call('getListeningSummary', { query }),
  });
}

/** Something was heard since: the numbers are asked for again when they are next looked at. */
export function forgetSummary(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: keyOf('getListeningSummary', { query: { offset: offset() } }) });
}
