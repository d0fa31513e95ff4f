import type { SignedRequest } from '../../http/call.ts';

/** What a payment provider tells of: something happened to one of its subscriptions. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** When it happened, by the provider's clock, in milliseconds since 1970. */
  at: number;
  subscriptionId: string | null;
}

/** Whoever takes the money. */
export interface Payments {
  /** The event that a request brings; null unless the provider itself signed these very bytes a short while ago. */
  readEvent(request: SignedRequest): PaymentEvent | null;
}
