import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call, keyOf } from '#web/api/client.ts';
import { priceOf, usePrices } from '#web/api/use-prices.ts';
import { type Subscription, useSubscription } from '#web/api/use-subscription.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { subscriptionWords } from './subscription-words.ts';

/** How the member's subscription stands, and what can be done with it. */
export function SubscriptionPanel() {
  const { data, isPending, refetch } = useSubscription();
  if (data) return <Standing subscription={data} />;
  if (isPending) return <Spinner label="Loading your subscription" />;
  return <ErrorState title="Your subscription could not be loaded" onRetry={() => void refetch()} />;
}

function Standing({ subscription }: { readonly subscription: Subscription }) {
  const { data: list } = usePrices();
  const { title, words } = subscriptionWords(subscription);
  const { state, planType } = subscription;
  const price = list && planType && state === 'active' ? priceOf(list, planType).price : null;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        {price && (
          <p className="font-extralight font-serif text-72/none text-gold normal-nums tracking-[-0.03em]">
            {price}
            <small className="ml-2 font-light text-17 tracking-normal">
              {planType === 'yearly' ? 'a year' : 'a month'}
            </small>
          </p>
        )}
        <p className="text-soft leading-relaxed">
          <b className="text-text">{title}</b> {words}
        </p>
      </div>
      <Actions subscription={subscription} />
    </>
  );
}

function Actions({ subscription }: { readonly subscription: Subscription }) {
  const { state, isCancelled, isPremium, payment } = subscription;
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: (name: 'cancelSubscription' | 'resumeSubscription') => call(name),
    onSuccess: (answer) => queries.setQueryData(keyOf('getSubscription'), answer),
    onError: () => queries.invalidateQueries({ queryKey: keyOf('getSubscription') }),
    onSettled: () => setAsking(false),
  });
  const portal = useMutation({
    mutationFn: () => call('openPortal'),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const problem = change.error ?? portal.error;
  const hasRunning = state === 'active' || state === 'past_due';
  const wayOn = wayToPremium(subscription);
  return (
    <>
      <div className="mt-7 flex flex-wrap items-center gap-4">
        {state === 'active' && isCancelled && (
          <Button busy={change.isPending} onClick={() => change.mutate('resumeSubscription')}>
            Resume subscription
          </Button>
        )}
        {hasRunning && !isCancelled && !isAsking && (
          <Button onClick={() => setAsking(true)}>Cancel subscription</Button>
        )}
        {hasRunning && !isCancelled && isAsking && (
          <>
            <Button tone="danger" busy={change.isPending} onClick={() => change.mutate('cancelSubscription')}>
              Yes, do not renew
            </Button>
            <Button tone="text" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        )}
        {hasRunning && payment.provider === 'stripe' && (
          <Button tone="text" busy={portal.isPending} onClick={() => portal.mutate()}>
            Cards and receipts
          </Button>
        )}
        {!isPremium && (
          <Link href={wayOn.to} className={buttonClass({ tone: 'gold' })}>
            {wayOn.words}
          </Link>
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-4 text-13 text-danger">
          {wordsOf(problem, 'That did not work. Please try again.')}
        </p>
      )}
    </>
  );
}

function wayToPremium({ state, planType }: Subscription): { to: string; words: string } {
  // What was begun is found again on the paying page.
  if (state === 'incomplete')
    return { to: `${pages.subscribe.path}?plan=${planType}`, words: 'Finish the payment' };
  return { to: pages.plans.path, words: state === 'none' ? 'Upgrade to Premium' : 'Subscribe again' };
}
