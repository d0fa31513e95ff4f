import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { asPrice } from '#web/api/use-prices.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PaySheet } from './pay-sheet.tsx';
import { takePaymentSecret } from './payment-secret.ts';
import { TestCardForm } from './test-card-form.tsx';

/** The page of the test provider, as one leaves the site for it with a real one. */
export function TestCheckout({ onPaid }: { readonly onPaid: (returnUrl: string) => void }) {
  const [secret] = useState(takePaymentSecret);
  const payment = useQuery({
    queryKey: ['test payment', secret],
    queryFn: () => call('showTestPayment', { body: { secret: secret ?? '' } }),
    enabled: secret !== null,
    gcTime: 0,
    retry: false,
  });
  if (secret === null || (payment.error instanceof ApiError && payment.error.status < 500)) return <Closed />;
  if (payment.isPending) return <Spinner label="Loading the payment" />;
  if (payment.isError) {
    return <ErrorState title="The payment could not be loaded" onRetry={() => void payment.refetch()} />;
  }
  const { planType, price, currency, state, returnUrl } = payment.data;
  if (state === 'closed') return <Closed />;
  return (
    <div className="mx-auto max-w-[520px]">
      <PaySheet>
        <p className="mb-8 flex items-baseline justify-between gap-4">
          <span className="text-soft">Premium, {planType === 'yearly' ? 'one year' : 'one month'}</span>
          <span className="type-figure text-gold">{asPrice(price, currency)}</span>
        </p>
        {state === 'paid' ? (
          <>
            <p className="mb-7 text-soft">This payment is made. There is nothing more to pay.</p>
            <button
              type="button"
              className={buttonClass({ tone: 'gold', size: 'large', wide: true })}
              onClick={() => onPaid(returnUrl)}
            >
              Go on
            </button>
          </>
        ) : (
          <TestCardForm
            secret={secret}
            needsConfirmation={state === 'needs_confirmation'}
            onPaid={onPaid}
            onClosed={() => void payment.refetch()}
          />
        )}
      </PaySheet>
    </div>
  );
}

function Closed() {
  return (
    <div className="mx-auto max-w-[520px]">
      <PaySheet>
        <h2 className="type-section">There is no open payment here</h2>
        <p className="mt-3 mb-8 text-soft leading-relaxed">
          It was paid, or has run out, or another was begun instead. Nothing was charged by opening this page.
        </p>
        <Link href={pages.plans.path} className={buttonClass({ size: 'large', wide: true })}>
          Return to Plans
        </Link>
      </PaySheet>
    </div>
  );
}
