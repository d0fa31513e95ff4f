import type { Subscription } from '#web/api/use-subscription.ts';
import { dateInWords } from '#web/lib/time-words.ts';

/** How a subscription stands: in a word or two, and what that means. */
export function subscriptionWords(subscription: Subscription): { title: string; words: string } {
  const { state, isCancelled, isPremium, periodEndsAt } = subscription;
  const end = periodEndsAt ? dateInWords(new Date(periodEndsAt)) : 'the end of the period';
  if (state === 'active') {
    return isCancelled
      ? { title: 'Premium, cancelled.', words: `It stays open until ${end} and is not renewed.` }
      : { title: 'Premium, active.', words: `Renews on ${end}.` };
  }
  if (isPremium)
    return { title: 'Premium, as a gift.', words: 'It was given to you, and costs you nothing.' };
  if (state === 'past_due') {
    return {
      title: 'Premium rests.',
      words: 'The last renewal could not be charged. Nothing of yours is deleted.',
    };
  }
  if (state === 'incomplete') {
    return { title: 'Free plan.', words: 'A payment for Premium was begun and not finished.' };
  }
  return {
    title: 'Free plan.',
    words:
      state === 'ended' ? 'Your subscription has ended. Nothing of yours is deleted.' : 'Nothing to pay.',
  };
}
