import { Button } from '#web/ui/button.tsx';

interface ConfirmationStepProps {
  readonly isPending: boolean;
  readonly onAnswer: (isAgreed: boolean) => void;
}

/** What a bank would ask, played by the test provider. */
export function ConfirmationStep({ isPending, onAnswer }: ConfirmationStepProps) {
  return (
    <section aria-labelledby="confirmation">
      <h2 id="confirmation" className="type-section">
        Your bank asks you to confirm
      </h2>
      <p className="mt-3 mb-8 text-soft leading-relaxed">
        This is the test of a confirmation step. No bank is asked, and no money moves.
      </p>
      <div className="flex flex-wrap gap-4">
        <Button tone="gold" size="large" busy={isPending} onClick={() => onAnswer(true)}>
          Confirm the payment
        </Button>
        <Button size="large" disabled={isPending} onClick={() => onAnswer(false)}>
          Refuse it
        </Button>
      </div>
    </section>
  );
}
