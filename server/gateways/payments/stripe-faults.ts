import Stripe from 'stripe';
import { GatewayRefusal, OutOfReach } from '../breaker.ts';

/**
 * What went wrong, in the words of all gateways. A wrong key or too many calls are for the operator to mend, and may
 * work later; what Stripe says no to it would say no to again. Its words stay out of ours: they may quote what was sent.
 */
export function toFault(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  const words = `Stripe: ${error.type}${error.code ? ` ${error.code}` : ''}`;
  const isNo =
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeCardError ||
    error instanceof errors.StripeIdempotencyError;
  return isNo ? new GatewayRefusal(words) : new OutOfReach(words);
}
