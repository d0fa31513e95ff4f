import type Stripe from 'stripe';
import type { ProviderStatus } from './payments.ts';

/** The events that a webhook of ours is to be sent, and that are asked for when some were lost. */
export const EVENT_TYPES: string[] = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
];

const STATUSES: Record<string, ProviderStatus> = {
  active: 'active',
  trialing: 'active',
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  canceled: 'ended',
};

/** One that a newer Stripe may invent opens nothing. */
export function toStatus(status: string): ProviderStatus {
  return STATUSES[status] ?? 'past_due';
}

export const isEnded = (status: string) => toStatus(status) === 'ended';

const WEIGHTS: Record<ProviderStatus, number> = {
  active: 0,
  past_due: 1,
  refunded: 1,
  incomplete: 2,
  ended: 3,
};

export function inOrderOfWeight(one: Stripe.Subscription, other: Stripe.Subscription): number {
  return WEIGHTS[toStatus(one.status)] - WEIGHTS[toStatus(other.status)] || other.created - one.created;
}

/** Stripe gives an id, or the whole thing where one asked for it. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (typeof reference === 'string') return reference;
  return reference?.id ?? null;
}
