import Stripe from 'stripe';
import type { PlanType } from '#contract/entities/plan.ts';
import { prices as priceList } from '#contract/rules/plans.ts';
import type { SignedRequest } from '../../http/call.ts';
import { Breaker } from '../breaker.ts';
import type { PaymentEvent, Payments, ProviderSubscription, Wanted } from './payments.ts';
import { SIGNATURE_HEADER, SIGNED_FOR_SECONDS } from './signature.ts';
import { toFault } from './stripe-faults.ts';
import { EVENT_TYPES, idOf, inOrderOfWeight, isEnded, toStatus } from './stripe-shapes.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** Several are of use while one is replaced. */
  webhookSecrets: readonly string[];
  priceIds: Readonly<Record<PlanType, string>>;
  /** Where its API is, for tests that have a double of it. */
  api?: { host: string; port: number; protocol: 'http' };
}

/** A checkout page is open for an hour, as long as the name is held. */
const CHECKOUT_SECONDS = 60 * 60;
const WITHIN_MS = 7_000;

/** Stripe, by its own package. No card number comes here: the browser gives it to Stripe alone. */
export class StripePayments implements Payments {
  readonly form: Payments['form'];
  readonly #stripe: Stripe;
  readonly #settings: StripeSettings;
  readonly #breaker = new Breaker('The payment provider');

  constructor(settings: StripeSettings) {
    this.#settings = settings;
    this.form = { provider: 'stripe', publishableKey: settings.publishableKey };
    this.#stripe = new Stripe(settings.secretKey, {
      ...settings.api,
      timeout: WITHIN_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  openEmbedded({ reference, plan }: Wanted) {
    return this.#ask(async (stripe) => {
      const customerId = await makeCustomer(stripe, reference);
      const { latest_invoice: invoice } = await stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: this.#settings.priceIds[plan], quantity: 1 }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { reference },
          expand: ['latest_invoice.confirmation_secret'],
        },
        { idempotencyKey: `subscription-${reference}` },
      );
      const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
      if (!secret) throw new Error('Stripe opened a subscription without a secret to pay it by.');
      return { customerId, clientSecret: secret };
    });
  }

  openCheckout({ reference, plan, returnUrl, cancelUrl, openedAt }: Wanted & { cancelUrl: string }) {
    return this.#ask(async (stripe) => {
      const customerId = await makeCustomer(stripe, reference);
      const { url } = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: reference,
          line_items: [{ price: this.#settings.priceIds[plan], quantity: 1 }],
          subscription_data: { metadata: { reference } },
          success_url: returnUrl,
          cancel_url: cancelUrl,
          expires_at: Math.floor(openedAt / 1_000) + CHECKOUT_SECONDS,
        },
        { idempotencyKey: `checkout-${reference}` },
      );
      if (!url) throw new Error('Stripe opened a checkout without a page.');
      return { customerId, url };
    });
  }

  read(customerId: string): Promise<ProviderSubscription | null> {
    return this.#ask(async (stripe) => {
      const [subscription] = await listOf(stripe, customerId);
      if (!subscription) return null;
      const status = toStatus(subscription.status);
      const isGivenBack = status === 'active' && (await isMoneyBack(stripe, subscription));
      const [item] = subscription.items.data;
      return {
        plan: this.#planOf(subscription),
        status: isGivenBack ? 'refunded' : status,
        periodEndsAt: item ? item.current_period_end * 1_000 : null,
        isCancelled: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      };
    });
  }

  setCancelled(customerId: string, isCancelled: boolean): Promise<void> {
    return this.#ask(async (stripe) => {
      for (const { id, status } of await listOf(stripe, customerId)) {
        if (!isEnded(status)) await stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled });
      }
    });
  }

  end(customerId: string, { giveBack }: { giveBack: boolean }): Promise<void> {
    return this.#ask(async (stripe) => {
      const { data: open } = await stripe.checkout.sessions.list({ customer: customerId, status: 'open' });
      for (const { id } of open) await stripe.checkout.sessions.expire(id);
      for (const subscription of await listOf(stripe, customerId)) {
        if (!isEnded(subscription.status)) await stripe.subscriptions.cancel(subscription.id);
        if (giveBack) await payBack(stripe, subscription);
      }
    });
  }

  openPortal(customerId: string, returnUrl: string): Promise<string> {
    return this.#ask(async (stripe) => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      });
      return url;
    });
  }

  listEvents(sinceMs: number): Promise<PaymentEvent[]> {
    return this.#ask(async (stripe) => {
      const created = { gte: Math.floor(sinceMs / 1_000) };
      const events: PaymentEvent[] = [];
      for await (const event of stripe.events.list({ created, types: EVENT_TYPES, limit: 100 }))
        events.push(await this.#toEvent(stripe, event));
      return events.reverse();
    });
  }

  async readEvent({ bytes, headers }: SignedRequest): Promise<PaymentEvent | null> {
    const header = headers[SIGNATURE_HEADER];
    if (typeof header !== 'string') return null;
    for (const secret of this.#settings.webhookSecrets) {
      try {
        const event = this.#stripe.webhooks.constructEvent(bytes, header, secret, SIGNED_FOR_SECONDS);
        return await this.#ask((stripe) => this.#toEvent(stripe, event));
      } catch (error) {
        const isRefused =
          error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError;
        if (!isRefused) throw error;
      }
    }
    return null;
  }

  /** Whom it is about. A dispute names the charge alone; what was not made with our kind of keys is about nobody. */
  async #toEvent(stripe: Stripe, event: Stripe.Event): Promise<PaymentEvent> {
    const { id, type, created, livemode } = event;
    const object = event.data.object as { customer?: string | { id: string } | null; charge?: string };
    const isOurs = livemode === this.#isLive && EVENT_TYPES.includes(type);
    const about =
      isOurs && type.startsWith('charge.dispute.') && object.charge
        ? await stripe.charges.retrieve(object.charge)
        : object;
    return { id, type, at: created * 1_000, customerId: isOurs ? idOf(about.customer) : null };
  }

  /** The plan whose price this is: its id, amount, currency and mode must all be ours. */
  #planOf({ items, livemode }: Stripe.Subscription): PlanType | null {
    const [item, ...others] = items.data;
    if (!item || others.length > 0 || livemode !== this.#isLive) return null;
    const plan = priceList.plans.find(({ type }) => this.#settings.priceIds[type] === item.price.id);
    const isRight =
      plan &&
      item.quantity === 1 &&
      item.price.unit_amount === plan.price * 100 &&
      item.price.currency === priceList.currency.toLowerCase();
    return isRight ? plan.type : null;
  }

  get #isLive(): boolean {
    return this.#settings.secretKey.startsWith('sk_live_');
  }

  #ask<Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> {
    return this.#breaker.call(() =>
      work(this.#stripe).catch((error: unknown) => {
        throw toFault(error);
      }),
    );
  }
}

async function makeCustomer(stripe: Stripe, reference: string): Promise<string> {
  const { id } = await stripe.customers.create(
    { metadata: { reference } },
    { idempotencyKey: `customer-${reference}` },
  );
  return id;
}

/** All of a customer, what runs first and then the newest. */
async function listOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 20,
    expand: ['data.latest_invoice.payments'],
  });
  return data.sort(inOrderOfWeight);
}

/** The charge that paid for the present period, if one did. */
async function lastCharge(stripe: Stripe, { latest_invoice: invoice }: Stripe.Subscription) {
  const payments = typeof invoice === 'object' ? (invoice?.payments?.data ?? []) : [];
  const intent = idOf(payments.find(({ status }) => status === 'paid')?.payment.payment_intent);
  if (intent === null) return null;
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  });
  return typeof charge === 'object' && charge ? { intent, charge } : null;
}

async function isMoneyBack(stripe: Stripe, subscription: Stripe.Subscription): Promise<boolean> {
  const last = await lastCharge(stripe, subscription);
  return last !== null && (last.charge.refunded || last.charge.disputed);
}

async function payBack(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const last = await lastCharge(stripe, subscription);
  if (!last || last.charge.refunded || last.charge.disputed) return;
  await stripe.refunds.create({ payment_intent: last.intent }, { idempotencyKey: `refund-${last.intent}` });
}
