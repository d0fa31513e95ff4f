import type { PlanType } from '#contract/entities/plan.ts';

/** A month or a year later; of a month that is too short, its last day. */
export function periodAfter(startMs: number, plan: PlanType): number {
  const end = new Date(startMs);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (plan === 'monthly' ? 1 : 12));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end.getTime();
}
