import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { findTestCard } from '#contract/rules/test-cards.ts';
import { ApiError, reasonOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ConfirmationStep } from './confirmation-step.tsx';
import { PayButton } from './pay-button.tsx';
import { TestNotice } from './test-notice.tsx';

const NO_REAL_CARDS = 'Only the three test cards are taken here. Please never enter a real card.';
const UNEXPECTED = 'An unexpected error occurred.';

interface TestCardFormProps {
  readonly secret: string;
  readonly needsConfirmation?: boolean;
  /** It is paid, and the provider sends the browser there. */
  readonly onPaid: (returnUrl: string) => void;
  /** This payment can no longer be paid: another was opened, or it was paid elsewhere. */
  readonly onClosed: () => void;
}

/** The card page of the test provider. It says that it is one, and takes its own three cards alone. */
export function TestCardForm({ secret, needsConfirmation = false, onPaid, onClosed }: TestCardFormProps) {
  const [cardNumber, setCardNumber] = useState('');
  const [problem, setProblem] = useState<string>();
  const [asksToConfirm, setAsksToConfirm] = useState(needsConfirmation);

  const payment = useMutation({
    mutationFn: (isAgreed: boolean | null) =>
      isAgreed === null
        ? call('payTestPayment', { body: { secret, cardNumber } })
        : call('confirmTestPayment', { body: { secret, isAgreed } }),
    onSuccess: ({ outcome, message, returnUrl }) => {
      setAsksToConfirm(outcome === 'needs_confirmation');
      if (outcome === 'paid') onPaid(returnUrl);
      if (outcome === 'declined') fail(message);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'payment_closed') onClosed();
      fail(reasonOf(error) ?? UNEXPECTED);
    },
  });

  const fail = (words: string) => {
    setProblem(words);
    toast({ title: 'Payment Failed', description: words, destructive: true });
  };
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (payment.isPending) return;
    const isTaken = findTestCard(cardNumber) !== undefined;
    setProblem(isTaken ? undefined : NO_REAL_CARDS);
    if (isTaken) payment.mutate(null);
  };

  if (asksToConfirm) {
    return (
      <ConfirmationStep
        isPending={payment.isPending}
        onAnswer={(isAgreed) => {
          setProblem(undefined);
          payment.mutate(isAgreed);
        }}
      />
    );
  }
  return (
    <form noValidate onSubmit={pay}>
      <TestNotice
        onChoose={(number) => {
          setCardNumber(number);
          setProblem(undefined);
        }}
      />
      <Field
        label="Card number"
        inputMode="numeric"
        autoComplete="off"
        placeholder="One of the three above"
        className="mb-9"
        value={cardNumber}
        error={problem}
        onChange={(event) => setCardNumber(event.target.value)}
      />
      <PayButton isPending={payment.isPending} />
    </form>
  );
}
