import { registerFormFirst } from '#web/features/account/auth-form.ts';
import { PlanComparison } from '#web/features/plans/plan-comparison.tsx';
import { PlanQuestions } from '#web/features/plans/questions.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  return (
    <PageFrame title="Plans">
      <h1 className="type-page">Listen freely. Or open the whole room.</h1>
      <p className="type-lead mt-7 mb-12 max-w-[52ch]">
        The free plan is a whole instrument, and stays free. Premium adds more of everything. Cancel whenever
        you wish: what is yours stays yours.
      </p>
      <PlanComparison newcomer={registerFormFirst} />
      <PlanQuestions />
    </PageFrame>
  );
}
