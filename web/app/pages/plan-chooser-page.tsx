import { useSearch } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { registerFormFirst } from '#web/features/account/auth-form.ts';
import { PlanChooser } from '#web/features/account/plan-chooser.tsx';
import { ChoosablePlan } from '#web/features/plans/choosable-plan.tsx';
import { pathAfterLogin } from '../return-to.ts';
import { BackLink } from './back-link.tsx';
import { PageFrame } from './page-frame.tsx';

/** A new member goes on to what the link was for, else to where sound is one press away. */
export function Page() {
  const search = useSearch();
  return (
    <PageFrame title="Choose your plan">
      <BackLink to={search ? `${pages.auth.path}?${search}` : pages.auth.path} state={registerFormFirst}>
        Go Back
      </BackLink>
      <h1 className="type-page">Choose your plan</h1>
      <p className="type-lead mt-7 max-w-[52ch]">
        One more step. Start free or with everything; you can change your plan later.
      </p>
      <PlanChooser
        landsAt={pathAfterLogin(search, window.location.origin, pages.generators.path)}
        card={(plan, action) => <ChoosablePlan key={plan} plan={plan} action={action} />}
      />
    </PageFrame>
  );
}
