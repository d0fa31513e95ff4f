import { Button } from '#web/ui/button.tsx';

/** The one button that pays, with whichever provider. */
export function PayButton({
  isPending,
  disabled,
}: {
  readonly isPending: boolean;
  readonly disabled?: boolean;
}) {
  return (
    <Button type="submit" tone="gold" size="large" wide icon="crown" disabled={isPending || disabled}>
      {isPending ? 'Processing...' : 'Upgrade to Premium'}
    </Button>
  );
}
