import { useQuery } from '@tanstack/react-query';
import type { PlanType, PriceList } from '#contract/entities/plan.ts';
import { call, keyOf } from '#web/api/client.ts';

/** The price list as the server sends it; no page has prices of its own. */
export function usePrices() {
  return useQuery({ queryKey: keyOf('listPlans'), queryFn: () => call('listPlans') });
}

/** What a plan costs, as people write it, with the dollar sign before the number: `$9`. */
export function priceOf(list: PriceList, type: PlanType): { price: string; savingPercent: number } {
  const plan = list.plans.find((each) => each.type === type);
  if (!plan) throw new Error(`The price list has no plan ${type}`);
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: list.currency,
    maximumFractionDigits: Number.isInteger(plan.price) ? 0 : 2,
  });
  return { price: format.format(plan.price), savingPercent: plan.savingPercent };
}
