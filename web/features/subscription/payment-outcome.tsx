import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { productName } from '#contract/product.ts';
import { pages } from '#contract/rules/pages.ts';
import { benefitsAfterPayment } from '#web/lib/premium-benefits.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useOutcome } from './use-outcome.ts';

interface PaymentOutcomeProps {
  readonly checkoutId: string | null;
  readonly isSignedIn: boolean;
  /** The account exists now; what was filled in for it is needed no more. */
  readonly onPaid: () => void;
}

/** What became of a payment. It grants nothing: it tells what the provider has told the server. */
export function PaymentOutcome({ checkoutId, isSignedIn, onPaid }: PaymentOutcomeProps) {
  const { state, isRenamed } = useOutcome(checkoutId, isSignedIn);
  const isPaid = state === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    onPaid();
    toast({ title: 'Subscription Successful!', description: `Welcome to ${productName} Premium!` });
  }, [isPaid, onPaid]);

  if (state === 'verifying' || state === 'waiting') {
    return (
      <Words title={state === 'verifying' ? 'One moment' : 'Your payment is on its way'}>
        <p role="status" className="type-lead mt-8 flex items-center gap-4">
          <Spinner label="" size={22} />
          Verifying subscription...
        </p>
        {state === 'waiting' && (
          <p className="mt-5 max-w-[52ch] text-muted">
            The payment provider has not told us yet. That can take some minutes. You may close this page: a
            payment that was made is found, also without it.
          </p>
        )}
      </Words>
    );
  }
  if (state === 'nothing') {
    return (
      <Words title="No payment to confirm">
        <p className="type-lead mt-8 max-w-[46ch]">
          There is no payment that waits for a confirmation. Coming here charges nothing and opens nothing.
        </p>
        <Ways isSignedIn={isSignedIn} isPaid={false} />
      </Words>
    );
  }
  return (
    <Words title="The whole room is open">
      {isRenamed && (
        <p
          role="status"
          className="mt-8 max-w-[52ch] border-underline border-l-2 pl-4 text-soft leading-relaxed"
        >
          Somebody took your name while you were paying. Your account has another one, which stands in the
          mail that we sent you. You can log in with your email address.
        </p>
      )}
      <ul className="mt-9 grid gap-3">
        {benefitsAfterPayment.map((benefit) => (
          <li key={benefit} className="flex gap-3 text-17 text-soft">
            <Icon name="check" size={18} className="mt-1 shrink-0 text-gold" />
            {benefit}
          </li>
        ))}
      </ul>
      <Ways isSignedIn={isSignedIn} isPaid />
    </Words>
  );
}

function Words({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h1 className="type-page">{title}</h1>
      {children}
    </div>
  );
}

function Ways({ isSignedIn, isPaid }: { readonly isSignedIn: boolean; readonly isPaid: boolean }) {
  return (
    <div className="mt-10 flex flex-wrap gap-4">
      {isSignedIn && (
        <Link
          href={isPaid ? pages.premium.path : pages.plans.path}
          className={buttonClass({ tone: isPaid ? 'gold' : 'quiet', size: 'large' })}
        >
          {isPaid ? 'See what is open' : 'Go to the plans'}
        </Link>
      )}
      <Link
        href={pages.auth.path}
        className={buttonClass({ tone: isSignedIn ? 'text' : 'primary', size: 'large' })}
      >
        Continue to Login
      </Link>
    </div>
  );
}
