import type { ReactNode } from 'react';
import type { PlanType } from '#contract/entities/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { usePlanChoice } from './use-plan-choice.ts';

interface PlanChooserProps {
  /** Where a new member begins. */
  readonly landsAt: string;
  /** Draws a plan around the button that chooses it; the page knows prices and benefits. */
  readonly card: (plan: 'free' | PlanType, action: ReactNode) => ReactNode;
}

/** The last step of a registration: a free account, or a paid one by month or year. */
export function PlanChooser({ landsAt, card }: PlanChooserProps) {
  const { choose, chosen } = usePlanChoice(landsAt);
  const action = (plan: 'free' | PlanType, words: string) => (
    <Button
      tone={plan === 'free' ? 'primary' : 'gold'}
      size="large"
      wide
      busy={chosen === plan}
      disabled={chosen !== null && chosen !== plan}
      onClick={() => choose(plan)}
    >
      {words}
    </Button>
  );
  return (
    <div className="mt-14 grid gap-16 lg:grid-cols-3 lg:gap-14">
      {card('free', action('free', 'Choose Free'))}
      {card('monthly', action('monthly', 'Choose Monthly'))}
      {card('yearly', action('yearly', 'Choose Annual'))}
    </div>
  );
}
