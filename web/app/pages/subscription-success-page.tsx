import { useSearch } from 'wouter';
import { useUser } from '#web/api/use-user.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { wipePendingRegistration } from '#web/features/account/pending-registration.ts';
import { PaymentOutcome } from '#web/features/subscription/payment-outcome.tsx';
import { Waiting } from '../guard.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  const { user, isLoading } = useUser();
  const checkoutId = new URLSearchParams(useSearch()).get('checkout');
  return (
    <PageFrame title="Your subscription">
      <div className="grid items-center gap-12 lg:min-h-[calc(100svh-var(--header-height)-220px)] lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-24">
        {isLoading ? (
          <Waiting />
        ) : (
          <PaymentOutcome
            checkoutId={checkoutId}
            isSignedIn={user !== null}
            onPaid={wipePendingRegistration}
          />
        )}
        <div className="mx-auto aspect-square w-full max-w-[520px] rounded-full bg-[image:var(--plate)] max-lg:hidden">
          <Figure view="opening" frequencies={[963]} className="size-full" />
        </div>
      </div>
    </PageFrame>
  );
}
