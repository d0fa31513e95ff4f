import type { PlanType } from '#contract/entities/plan.ts';
import type { SignedRequest } from '../../http/call.ts';

/** What a payment provider tells of: something happened to one of its customers. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** When it happened, by the provider's clock, in milliseconds since 1970. */
  at: number;
  /** Null when it is about nobody, or about nothing that we look at. */
  customerId: string | null;
}

/**
 * `incomplete`: not paid yet. `refunded`: what was paid for the present period went back, or its payer disputes it,
 * while the subscription itself still runs. `ended` is for good.
 */
export type ProviderStatus = 'incomplete' | 'active' | 'past_due' | 'refunded' | 'ended';

/** A customer's subscription as the provider has it now. */
export interface ProviderSubscription {
  /** Null when what is paid is none of our prices. */
  plan: PlanType | null;
  status: ProviderStatus;
  periodEndsAt: number | null;
  /** It is not renewed when its period is over. */
  isCancelled: boolean;
}

export interface Wanted {
  /** Ours and random: all that the provider learns of who pays. Asked twice with the same one, it is the same payment. */
  reference: string;
  plan: PlanType;
  /** Where the browser goes when it is paid. */
  returnUrl: string;
  /** When it was first asked for, in milliseconds since 1970: a payment is open for some time only. */
  openedAt: number;
}

/**
 * Whoever takes the money. Each subscription has a customer of its own there, made by us when it is opened: the one
 * link between a member and what the provider speaks of.
 */
export interface Payments {
  readonly form: { provider: 'test' | 'stripe'; publishableKey: string | null };
  /** A payment for a form inside our own page, which opens it by the secret. */
  openEmbedded(wanted: Wanted): Promise<{ customerId: string; clientSecret: string }>;
  /** A payment on the provider's page. */
  openCheckout(wanted: Wanted & { cancelUrl: string }): Promise<{ customerId: string; url: string }>;
  /** Null while nothing was begun to be paid. */
  read(customerId: string): Promise<ProviderSubscription | null>;
  setCancelled(customerId: string, isCancelled: boolean): Promise<void>;
  /** Ends all of it at once: what is open can no longer be paid. What was paid last goes back if it is to. */
  end(customerId: string, options: { giveBack: boolean }): Promise<void>;
  /** The provider's page for cards and receipts. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  listEvents(sinceMs: number): Promise<PaymentEvent[]>;
  /** The event that a request brings; null unless the provider itself signed these very bytes a short while ago. */
  readEvent(request: SignedRequest): Promise<PaymentEvent | null>;
}
