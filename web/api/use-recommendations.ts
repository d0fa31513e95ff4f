import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentBody } from '#contract/endpoints/endpoint.ts';
import type { recommendations } from '#contract/endpoints/recommendations.ts';
import { call, keyOf } from '#web/api/client.ts';
import { timeOfDayAt } from '#web/lib/time-of-day.ts';

export type SentRequest = SentBody<typeof recommendations.generateRecommendations>;

const listKey = keyOf('listRecommendations');
const preferencesKey = keyOf('getPreferences');

/** What was recommended, the newest list first. A visitor has none, and is not asked for. */
export function useRecommendations(isSignedIn: boolean) {
  return useQuery({ queryKey: listKey, queryFn: () => call('listRecommendations'), enabled: isSignedIn });
}

/** A few by what was listened to, for this hour. */
export function useForYou() {
  const query = { timeOfDay: timeOfDayAt(new Date().getHours()) };
  return useQuery({
    queryKey: keyOf('listForYou', { query }),
    queryFn: () => call('listForYou', { query }),
  });
}

/** Finds new ones; what was kept is asked for again before it counts as done. */
export function useGenerateRecommendations() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SentRequest) => call('generateRecommendations', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey }),
  });
}

export function usePreferences(isSignedIn: boolean) {
  return useQuery({ queryKey: preferencesKey, queryFn: () => call('getPreferences'), enabled: isSignedIn });
}

export function useSetPreferences() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBody<typeof recommendations.setPreferences>) => call('setPreferences', { body }),
    onSuccess: (kept) => queries.setQueryData(preferencesKey, kept),
  });
}
