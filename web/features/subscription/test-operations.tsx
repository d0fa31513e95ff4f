import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoints/endpoint.ts';
import type { testPayments } from '#contract/endpoints/subscriptions.ts';
import { ApiError, wordsOf } from '#web/api/api-error.ts';
import { call, keyOf } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type TestSubscription = AnswerOf<typeof testPayments.listTestSubscriptions>[number];

const happenings = [
  ['renew', 'Renew'],
  ['fail', 'Fail a renewal'],
  ['refund', 'Refund'],
  ['cancel', 'Cancel'],
] as const;
const states: Record<TestSubscription['state'], string> = {
  incomplete: 'not paid',
  active: 'active',
  past_due: 'renewal failed',
  refunded: 'refunded',
  ended: 'ended',
};
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What an administrator can make happen at the test provider, whose webhooks then arrive like those of a real one. */
export function TestOperations() {
  const queries = useQueryClient();
  const [isWebhookLost, setWebhookLost] = useState(false);
  const list = useQuery({
    queryKey: keyOf('listTestSubscriptions'),
    queryFn: () => call('listTestSubscriptions'),
    retry: false,
  });
  const change = useMutation({
    mutationFn: ({ id, happening }: { id: string; happening: (typeof happenings)[number][0] }) =>
      call('changeTestSubscription', { params: { id }, body: { happening, isWebhookLost } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf('listTestSubscriptions') }),
  });
  if (list.isPending) return <Spinner label="Loading the test subscriptions" />;
  if (list.error instanceof ApiError && list.error.status === 404) {
    return (
      <EmptyState
        title="The test provider is not in use"
        description="Stripe takes the payments here. Renewals and refunds are made in its own dashboard."
      />
    );
  }
  if (list.isError) {
    return <ErrorState title="They could not be loaded" onRetry={() => void list.refetch()} />;
  }
  if (list.data.length === 0) {
    return (
      <EmptyState title="Nobody has subscribed yet" description="Test payments of members are listed here." />
    );
  }
  return (
    <>
      <Checkbox
        label="Lose the webhook, so that it has to be found by reconciliation"
        checked={isWebhookLost}
        onChange={(event) => setWebhookLost(event.target.checked)}
      />
      {change.error && (
        <p role="alert" className="mt-4 text-13 text-danger">
          {wordsOf(change.error, 'That did not work. Please try again.')}
        </p>
      )}
      <ul className="mt-8">
        {list.data.map((subscription) => (
          <Row
            key={subscription.id}
            subscription={subscription}
            busy={change.isPending && change.variables.id === subscription.id}
            onHappen={(happening) => change.mutate({ id: subscription.id, happening })}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly subscription: TestSubscription;
  readonly busy: boolean;
  readonly onHappen: (happening: (typeof happenings)[number][0]) => void;
}

function Row({ subscription, busy, onHappen }: RowProps) {
  const { username, planType, state, periodEndsAt, isCancelled } = subscription;
  const who = username ?? 'A registration';
  return (
    <li
      aria-label={who}
      className="flex items-center gap-x-8 gap-y-3 border-line border-b py-5 max-lg:flex-col max-lg:items-start"
    >
      <span className="min-w-0 flex-1">
        <b className="block truncate font-medium text-17">{who}</b>
        <small className="text-13 text-muted">
          {planType}, {states[state]}
          {isCancelled && ', cancelled'}
          {periodEndsAt && `, paid until ${day.format(new Date(periodEndsAt))}`}
        </small>
      </span>
      <span className="flex flex-wrap gap-3">
        {happenings.map(([happening, words]) => (
          <Button key={happening} size="small" disabled={busy} onClick={() => onHappen(happening)}>
            {words}
          </Button>
        ))}
      </span>
    </li>
  );
}
