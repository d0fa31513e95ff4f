import type { subscriptions } from '#contract/endpoints/subscriptions.ts';
import { prices } from '#contract/rules/plans.ts';
import type { Handlers } from '../../http/call.ts';

export function planHandlers() {
  return {
    listPlans: () => prices,
  } satisfies Handlers<typeof subscriptions>;
}
