import { id, moment } from '#contract/entities/id.ts';
import { planType } from '#contract/entities/plan.ts';
import { z } from '#contract/zod.ts';

/** By which form a member pays: the provider's own, or the embedded one for tests, which takes no money. */
const paymentForm = z.object({
  provider: z.enum(['test', 'stripe']),
  /** What the provider's script is opened with in the browser; null for the test form. */
  publishableKey: z.string().nullable(),
});

/**
 * `none`: never opened one. `incomplete`: opened and not paid. `past_due`: a renewal failed, and Premium rests.
 * `ended` is for good: cancelled and over, given back, or never paid in time.
 */
const subscriptionState = z.enum(['none', 'incomplete', 'active', 'past_due', 'ended']);

/** What a member has subscribed to, as the payment provider last told us. */
export const subscription = z.object({
  state: subscriptionState,
  planType: planType.nullable(),
  /** Until when it is paid. */
  periodEndsAt: moment.nullable(),
  /** It is not renewed when its period is over; until then it can be resumed. */
  isCancelled: z.boolean(),
  /** True also where an administrator gave Premium, whatever was paid. */
  isPremium: z.boolean(),
  payment: paymentForm,
});

/** What names a checkout in the address of the page that follows it. It tells how the payment went, and opens nothing. */
export const checkoutId = z.string().regex(/^[\w-]{22,64}$/);

/** How a checkout stands: `open` until the provider says that it is paid, or that it cannot be any more. */
export const checkoutState = z.object({
  state: z.enum(['open', 'paid', 'closed']),
  /** Somebody took the name while it was being paid: the account has another, which its mail tells. */
  isRenamed: z.boolean(),
});

/** What opens one payment of the test provider, and nothing else. It travels in bodies and behind a `#`, never in a path. */
export const paymentSecret = z.string().regex(/^[\w-]{20,100}$/);

/** A payment of the test provider, as its card page shows it. */
export const testPayment = z.object({
  planType,
  price: z.number(),
  currency: z.string(),
  state: z.enum(['open', 'needs_confirmation', 'paid', 'closed']),
  /** Where the provider sends the browser when it is paid. */
  returnUrl: z.string(),
});

/** How a test card went, in words that are shown as they are. */
export const testPaymentOutcome = z.object({
  outcome: z.enum(['paid', 'declined', 'needs_confirmation']),
  message: z.string(),
  returnUrl: z.string(),
});

/** What an administrator can let happen to a subscription of the test provider. */
export const happening = z.enum(['renew', 'fail', 'refund', 'cancel']);
export type Happening = z.infer<typeof happening>;

/** A subscription of the test provider, as an administrator sees it. */
export const testSubscription = z.object({
  id: z.string(),
  userId: id.nullable(),
  username: z.string().nullable(),
  planType,
  state: z.enum(['incomplete', 'active', 'past_due', 'refunded', 'ended']),
  periodEndsAt: moment.nullable(),
  isCancelled: z.boolean(),
});
