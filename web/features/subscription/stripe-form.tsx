import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { pages } from '#contract/rules/pages.ts';
import { styleToken } from '#web/lib/style-token.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { PayButton } from './pay-button.tsx';

const UNEXPECTED = 'An unexpected error occurred.';

/** The night theme, in our own tokens: the form stands in a frame of Stripe's, which our style sheets do not reach. */
function night(): Appearance {
  return {
    theme: 'night',
    variables: {
      colorPrimary: styleToken('--accent'),
      colorBackground: styleToken('--color-raised'),
      colorText: styleToken('--color-text'),
      colorTextSecondary: styleToken('--color-muted'),
      colorDanger: styleToken('--color-danger'),
      borderRadius: styleToken('--radius-small'),
      fontSizeBase: '15px',
    },
  };
}

interface StripeFormProps {
  readonly publishableKey: string;
  readonly clientSecret: string;
}

/** Stripe's script is fetched from its own host, and only when somebody is about to pay. */
export function StripeForm({ publishableKey, clientSecret }: StripeFormProps) {
  const script = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => loadStripe(publishableKey),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (script.isPending) return <Spinner label="Loading the card form" />;
  if (!script.data) {
    return (
      <ErrorState
        title="The card form could not be loaded"
        description="Nothing was charged. Please check your connection."
        onRetry={() => void script.refetch()}
        retrying={script.isFetching}
      />
    );
  }
  return (
    <Elements stripe={script.data} options={{ clientSecret, appearance: night() }}>
      <CardForm />
    </Elements>
  );
}

function CardForm() {
  const stripe = useStripe();
  const elements = useElements();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || isPending) return;
    setPending(true);
    setProblem(undefined);
    const words = await stripe
      .confirmPayment({
        elements,
        confirmParams: { return_url: `${window.location.origin}${pages.subscriptionSuccess.path}` },
      })
      // When it goes well the browser is led away, and this is never reached.
      .then(({ error }) => error.message ?? UNEXPECTED)
      .catch(() => UNEXPECTED);
    setPending(false);
    setProblem(words);
    toast({ title: 'Payment Failed', description: words, destructive: true });
  };

  return (
    <form onSubmit={pay}>
      <PaymentElement className="mb-8" />
      {problem && (
        <p role="alert" className="mb-6 text-13 text-danger">
          {problem}
        </p>
      )}
      <PayButton isPending={isPending} disabled={!stripe} />
    </form>
  );
}
