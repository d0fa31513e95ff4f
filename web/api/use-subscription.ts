import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoints/endpoint.ts';
import type { subscriptions } from '#contract/endpoints/subscriptions.ts';
import { call, keyOf } from '#web/api/client.ts';

export type Subscription = AnswerOf<typeof subscriptions.getSubscription>;

/** What the member has subscribed to, as the payment provider last told the server. */
export function useSubscription() {
  return useQuery({ queryKey: keyOf('getSubscription'), queryFn: () => call('getSubscription') });
}
