import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import type { PlanType } from '#contract/entities/plan.ts';
import { pages } from '#contract/rules/pages.ts';
import { ApiError, reasonOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PaySheet } from './pay-sheet.tsx';
import { TestCardForm } from './test-card-form.tsx';
import { useOwnDocument } from './use-own-document.ts';

/** Fetched only where Stripe takes the money. */
const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm }));

interface PaymentProps {
  readonly planType: PlanType;
  readonly onPaid: (returnUrl: string) => void;
  /** Premium is there already: it was paid in another tab, or given. */
  readonly onAlready: () => void;
}

/** Asks the server for a payment of this plan and shows the form of whoever takes it. */
export function Payment({ planType, onPaid, onAlready }: PaymentProps) {
  const payment = useQuery({
    // Not an answer to keep: a secret for one payment, asked for anew whenever the page is opened.
    queryKey: ['payment', planType],
    queryFn: () => call('getOrCreateSubscription', { body: { planType } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isAlready = payment.error instanceof ApiError && payment.error.code === 'already_subscribed';
  useEffect(() => {
    if (isAlready) onAlready();
  }, [isAlready, onAlready]);
  const isStripe = payment.data?.payment.provider === 'stripe';
  const isLoadingAnew = useOwnDocument(isStripe);
  if (payment.isPending || isAlready || isLoadingAnew) return <Preparing />;
  if (payment.isError) return <SubscriptionError error={payment.error} />;
  const { clientSecret, payment: form } = payment.data;
  return (
    <PaySheet>
      {form.provider === 'stripe' && form.publishableKey ? (
        <Suspense fallback={<Spinner label="Loading the card form" />}>
          <StripeForm publishableKey={form.publishableKey} clientSecret={clientSecret} />
        </Suspense>
      ) : (
        <TestCardForm
          key={clientSecret}
          secret={clientSecret}
          onPaid={onPaid}
          onClosed={() => void payment.refetch()}
        />
      )}
      <p className="mt-5 text-13 text-muted leading-relaxed">
        Renews each {planType === 'yearly' ? 'year' : 'month'} on this day until you cancel, which takes two
        clicks in your settings. Premium opens as soon as the payment is confirmed.
      </p>
    </PaySheet>
  );
}

function Preparing() {
  return (
    <PaySheet>
      <p role="status" className="type-lead flex min-h-40 items-center gap-4">
        <Spinner label="" size={22} />
        Preparing your subscription...
      </p>
    </PaySheet>
  );
}

function SubscriptionError({ error }: { readonly error: Error }) {
  return (
    <PaySheet>
      <div role="alert">
        <h2 className="type-section">Subscription Error</h2>
        <p className="mt-3 mb-8 text-soft leading-relaxed">
          {reasonOf(error) ?? 'Failed to initialize payment. Please try again.'}
        </p>
      </div>
      <Link href={pages.plans.path} className={buttonClass({ size: 'large', wide: true })}>
        Return to Plans
      </Link>
    </PaySheet>
  );
}
