import { useState } from 'react';
import { Link } from 'wouter';
import type { PlanType } from '#contract/entities/plan.ts';
import { pages } from '#contract/rules/pages.ts';
import { moneyBackDays } from '#contract/rules/plans.ts';
import { priceOf, usePrices } from '#web/api/use-prices.ts';
import { useUser } from '#web/api/use-user.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useBenefits } from './benefits.ts';
import { PlanCard } from './plan-card.tsx';

const periods: Record<PlanType, string> = { monthly: 'a month', yearly: 'a year' };

interface PlanComparisonProps {
  /** What the auth page is told about somebody who comes to open an account. */
  readonly newcomer: unknown;
}

export function PlanComparison({ newcomer }: PlanComparisonProps) {
  const [period, setPeriod] = useState<PlanType>('monthly');
  const prices = usePrices();
  const benefits = useBenefits();
  const { user } = useUser();

  if (prices.isPending) {
    return (
      <div className="grid min-h-96 place-items-center">
        <Spinner label="Loading the plans" />
      </div>
    );
  }
  if (prices.isError) {
    return (
      <ErrorState
        title="The plans could not be loaded"
        description="Please check your connection."
        onRetry={() => void prices.refetch()}
      />
    );
  }
  const premium = priceOf(prices.data, period);
  const { savingPercent } = priceOf(prices.data, 'yearly');
  return (
    <>
      <Segmented
        className="max-w-[420px]"
        label="Billing period"
        value={period}
        onChange={setPeriod}
        options={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'yearly', label: `Yearly, save ${savingPercent}%` },
        ]}
      />
      <div className="mt-12 grid gap-16 md:grid-cols-2">
        <PlanCard
          name="Free"
          price="$0"
          period="for as long as you like"
          benefits={benefits.free}
          action={
            <Link
              href={user ? pages.generators.path : pages.auth.path}
              state={user ? undefined : newcomer}
              className={buttonClass({ tone: 'quiet', size: 'large', wide: true })}
            >
              {user ? 'Go to Sessions' : 'Open a free account'}
            </Link>
          }
        />
        <PlanCard
          name="Premium"
          price={premium.price}
          period={periods[period]}
          note={`${moneyBackDays}-day money-back guarantee`}
          benefits={benefits.premium}
          isPremium
          action={
            <Link
              href={user?.isPremium ? pages.premium.path : `${pages.subscribe.path}?plan=${period}`}
              className={buttonClass({ tone: 'gold', size: 'large', wide: true })}
            >
              {user?.isPremium ? 'Go to Premium' : 'Upgrade to Premium'}
            </Link>
          }
        />
      </div>
    </>
  );
}
