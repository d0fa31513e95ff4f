import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { delays } from '#web/lib/delays.ts';

/** `nothing`: there is no payment that could be confirmed. */
type Told = 'paid' | 'waiting' | 'nothing';

export interface Outcome {
  readonly state: Told | 'verifying';
  readonly isRenamed: boolean;
}

/**
 * How a payment went, as the server knows it from the provider. It is asked until there is an answer; at first the page
 * says that it is verifying, however quick that is.
 */
export function useOutcome(checkoutId: string | null, isSignedIn: boolean): Outcome {
  const queries = useQueryClient();
  const [isEarly, setEarly] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), delays.subscriptionVerify);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    queryKey: ['payment outcome', checkoutId, isSignedIn],
    queryFn: () => ask(checkoutId, isSignedIn),
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.told === 'waiting' || !state.data ? delays.subscriptionPoll : false,
  });
  const told = data?.told ?? 'waiting';
  useEffect(() => {
    // What Premium opens was fetched without it.
    if (told === 'paid')
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'payment outcome' });
  }, [told, queries]);
  return { state: isEarly ? 'verifying' : told, isRenamed: data?.isRenamed ?? false };
}

async function ask(
  checkoutId: string | null,
  isSignedIn: boolean,
): Promise<{ told: Told; isRenamed: boolean }> {
  if (checkoutId !== null) {
    try {
      const { state, isRenamed } = await call('getCheckout', { params: { id: checkoutId } });
      return { told: ({ paid: 'paid', open: 'waiting', closed: 'nothing' } as const)[state], isRenamed };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { told: 'nothing', isRenamed: false };
      throw error;
    }
  }
  if (!isSignedIn) return { told: 'nothing', isRenamed: false };
  const { isPremium, state } = await call('getSubscription');
  if (isPremium) return { told: 'paid', isRenamed: false };
  return { told: state === 'incomplete' ? 'waiting' : 'nothing', isRenamed: false };
}
