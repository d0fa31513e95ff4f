import type { PlanType } from '#contract/entities/plan.ts';
import { moneyBackDays } from '#contract/rules/plans.ts';
import { monthlyShare, priceOf, usePrices } from '#web/api/use-prices.ts';
import { Segmented } from '#web/ui/segmented.tsx';

interface ChosenPlanProps {
  readonly planType: PlanType;
  readonly onChange: (planType: PlanType) => void;
}

/** What is about to be paid, large; the other period is one press away. */
export function ChosenPlan({ planType, onChange }: ChosenPlanProps) {
  const { data: list } = usePrices();
  const guarantee = `${moneyBackDays}-day money-back guarantee.`;
  return (
    <>
      <Segmented
        className="max-w-[380px]"
        label="Billing period"
        value={planType}
        onChange={onChange}
        options={[
          { value: 'monthly', label: 'Monthly' },
          {
            value: 'yearly',
            label: list ? `Yearly, save ${priceOf(list, 'yearly').savingPercent}%` : 'Yearly',
          },
        ]}
      />
      <p className="mt-12 min-h-22 font-extralight font-serif text-[5.5rem]/none text-gold normal-nums tracking-[-0.04em] md:min-h-34 md:text-[8.5rem]/none">
        {list && priceOf(list, planType).price}
        <small className="ml-3 font-light text-30/none tracking-normal">
          {planType === 'yearly' ? 'a year' : 'a month'}
        </small>
      </p>
      <p className="mt-3 text-soft">
        {planType === 'yearly' && list
          ? `That is ${monthlyShare(list)} a month. ${guarantee}`
          : `Cancel whenever you wish. ${guarantee}`}
      </p>
    </>
  );
}
