import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { PlanType } from '#contract/entities/plan.ts';
import { pages } from '#contract/rules/pages.ts';
import { useUser } from '#web/api/use-user.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { PremiumBenefits } from '#web/features/plans/premium-benefits.tsx';
import { ChosenPlan } from '#web/features/subscription/chosen-plan.tsx';
import { Payment } from '#web/features/subscription/payment.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { BackLink } from './back-link.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  const { user, refetch } = useUser();
  const [, navigate] = useLocation();
  // Whoever pays here becomes premium while the page is open; that is no second subscription.
  const [wasPremium] = useState(user?.isPremium === true);
  const leave = useCallback(() => {
    toast({ title: 'Already Subscribed', description: 'You have Premium already.' });
    navigate(pages.premium.path, { replace: true });
  }, [navigate]);
  useEffect(() => {
    if (wasPremium) leave();
  }, [wasPremium, leave]);
  // The premium page lets in whom this browser knows to be premium.
  const learnAndLeave = useCallback(() => void refetch().then(leave), [refetch, leave]);
  return wasPremium ? null : <Subscribing onAlready={learnAndLeave} />;
}

function Subscribing({ onAlready }: { readonly onAlready: () => void }) {
  const [, navigate] = useLocation();
  const planType: PlanType = new URLSearchParams(useSearch()).get('plan') === 'yearly' ? 'yearly' : 'monthly';
  return (
    <PageFrame title="Subscribe">
      <BackLink to={pages.plans.path}>Back to Plans</BackLink>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_520px] lg:items-start lg:gap-26">
        <div className="relative lg:min-h-[760px]">
          <h1 className="type-page mb-9">Open the whole room</h1>
          <ChosenPlan
            planType={planType}
            onChange={(plan) => navigate(`${pages.subscribe.path}?plan=${plan}`, { replace: true })}
          />
          <PremiumBenefits className="mt-9 max-w-[620px]" />
          <span
            aria-hidden="true"
            className="absolute top-[560px] -left-5 -z-10 hidden h-[250px] w-[700px] overflow-clip opacity-75 [mask:linear-gradient(black_20%,transparent)] lg:block"
          >
            <span className="block aspect-square rounded-full bg-[image:var(--plate-dim)]">
              <Figure view="opening" frequencies={[432]} densest={1} className="size-full" />
            </span>
          </span>
        </div>
        <Payment
          planType={planType}
          onAlready={onAlready}
          onPaid={(returnUrl) =>
            navigate(`${pages.subscriptionSuccess.path}${new URL(returnUrl, window.location.href).search}`)
          }
        />
      </div>
    </PageFrame>
  );
}
