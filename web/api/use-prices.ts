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
  return { price: asPrice(plan.price, list.currency), savingPercent: plan.savingPercent };
}

/** What a month costs when a year is paid. */
export function monthlyShare(list: PriceList): string {
  const yearly = list.plans.find(({ type }) => type === 'yearly')?.price ?? 0;
  return asPrice(Math.round((yearly / 12) * 100) / 100, list.currency);
}

/** An amount as people write it, with the sign before the number. */
export function asPrice(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}
