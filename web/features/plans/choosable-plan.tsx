import type { ReactNode } from 'react';
import type { PlanType } from '#contract/entities/plan.ts';
import { moneyBackDays } from '#contract/rules/plans.ts';
import { priceOf, usePrices } from '#web/api/use-prices.ts';
import { useBenefits } from './benefits.ts';
import { PlanCard } from './plan-card.tsx';

interface ChoosablePlanProps {
  readonly plan: 'free' | PlanType;
  readonly action: ReactNode;
}

/** One of the three plans at the end of a registration. The price waits for the server's list; the choice does not. */
export function ChoosablePlan({ plan, action }: ChoosablePlanProps) {
  const { data: list } = usePrices();
  const benefits = useBenefits();
  if (plan === 'free') {
    return <PlanCard name="Free" price="$0" period="for good" benefits={benefits.free} action={action} />;
  }
  const paid = list && priceOf(list, plan);
  return (
    <PlanCard
      name={plan === 'monthly' ? 'Monthly' : 'Annual'}
      price={paid?.price ?? '…'}
      period={plan === 'monthly' ? 'a month' : 'a year'}
      note={
        paid?.savingPercent
          ? `Save ${paid.savingPercent}%. ${moneyBackDays}-day money-back guarantee`
          : `${moneyBackDays}-day money-back guarantee`
      }
      benefits={benefits.premium}
      isPremium
      action={action}
    />
  );
}
