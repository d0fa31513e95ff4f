import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';

/** The parts of Stripe's objects that our adapter reads, in the shapes of its own types. */
type Subscription = Pick<
  Stripe.Subscription,
  'id' | 'object' | 'created' | 'status' | 'livemode' | 'cancel_at' | 'cancel_at_period_end' | 'metadata'
> & {
  customer: string;
  items: { object: 'list'; data: Item[] };
  latest_invoice: Invoice;
};
type Item = Pick<Stripe.SubscriptionItem, 'id' | 'current_period_end' | 'quantity'> & {
  price: Pick<Stripe.Price, 'id' | 'unit_amount' | 'currency'>;
};
type Invoice = Pick<Stripe.Invoice, 'id' | 'object' | 'confirmation_secret'> & {
  payments: { object: 'list'; data: { status: string; payment: { type: string; payment_intent: string } }[] };
};
type Charge = Pick<Stripe.Charge, 'id' | 'object' | 'refunded' | 'disputed'> & { customer: string };
type Session = Pick<Stripe.Checkout.Session, 'id' | 'object' | 'url' | 'status' | 'expires_at'> & {
  customer: string;
  price: string;
};
type Event = Pick<Stripe.Event, 'id' | 'object' | 'type' | 'created' | 'livemode'> & {
  data: { object: Record<string, unknown> };
};

interface Asked {
  method: string;
  path: string;
  form: URLSearchParams;
  key: string | undefined;
  authorization: string | undefined;
  version: string | undefined;
}

/** What an operator sets to take money through Stripe, with keys for tests. */
export const STRIPE_ENV = {
  STRIPE_SECRET_KEY: 'sk_test_canary',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_shown',
  STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old',
  STRIPE_PRICE_MONTHLY: 'price_monthly',
  STRIPE_PRICE_YEARLY: 'price_yearly',
};

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const newId = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`;
const nowSeconds = () => Math.floor(Date.now() / 1_000);

/**
 * As much of Stripe's HTTP API as we call, on the loopback: the real package talks to it. What it has can be changed from
 * outside, as people and banks change it.
 */
export class StripeDouble {
  readonly prices: Record<string, Item['price']> = {
    [STRIPE_ENV.STRIPE_PRICE_MONTHLY]: {
      id: STRIPE_ENV.STRIPE_PRICE_MONTHLY,
      unit_amount: 900,
      currency: 'usd',
    },
    [STRIPE_ENV.STRIPE_PRICE_YEARLY]: {
      id: STRIPE_ENV.STRIPE_PRICE_YEARLY,
      unit_amount: 9_600,
      currency: 'usd',
    },
  };
  readonly subscriptions = new Map<string, Subscription>();
  readonly sessions = new Map<string, Session>();
  readonly charges = new Map<string, Charge>();
  readonly events: Event[] = [];
  readonly asked: Asked[] = [];
  isBroken = false;
  #port = 0;
  readonly #answers = new Map<string, { sent: string; body: unknown }>();
  readonly #server = createServer((request, response) => {
    this.#answer(request)
      .catch((error: unknown) => ({
        status: 500,
        body: { error: { type: 'api_error', message: String(error) } },
      }))
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      });
  });

  /** Where the real package finds it. */
  get api() {
    return { host: '127.0.0.1', port: this.#port, protocol: 'http' } as const;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The browser pays: on the card form by the client secret, or on the checkout page. */
  pay(customer: string): void {
    const session = [...this.sessions.values()].find((one) => one.customer === customer);
    if (session?.status === 'open') {
      session.status = 'complete';
      this.#subscribe(customer, session.price);
    }
    const subscription = this.of(customer);
    subscription.status = 'active';
    const intent = newId('pi');
    const charge: Charge = { id: newId('ch'), object: 'charge', refunded: false, disputed: false, customer };
    this.charges.set(intent, charge);
    subscription.latest_invoice.payments.data = [
      { status: 'paid', payment: { type: 'payment_intent', payment_intent: intent } },
    ];
  }

  of(customer: string): Subscription {
    const found = [...this.subscriptions.values()].findLast((one) => one.customer === customer);
    if (!found) throw new Error(`${customer} has no subscription`);
    return found;
  }

  chargeOf(customer: string): Charge {
    const found = [...this.charges.values()].findLast((one) => one.customer === customer);
    if (!found) throw new Error(`${customer} paid nothing`);
    return found;
  }

  /** Something that happened, as Stripe keeps it. */
  happen(type: Event['type'], object: Record<string, unknown>, isLive = false): Event {
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      type,
      created: nowSeconds(),
      livemode: isLive,
      data: { object },
    };
    this.events.unshift(event);
    return event;
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '', 'http://here');
    const sent = Buffer.concat(chunks).toString();
    const { method = 'GET', headers } = request;
    const key = headers['idempotency-key'] as string | undefined;
    const form = new URLSearchParams(method === 'GET' ? url.search : sent);
    this.asked.push({
      method,
      path: url.pathname,
      form,
      key,
      authorization: headers.authorization,
      version: headers['stripe-version'] as string | undefined,
    });
    if (this.isBroken) return { status: 503, body: { error: { type: 'api_error', message: 'down' } } };
    const known = key === undefined ? undefined : this.#answers.get(key);
    if (known && known.sent !== sent)
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'other parameters' } } };
    if (known) return { status: 200, body: known.body };
    const body = this.#handle(method, url.pathname, form);
    if (body === undefined)
      return { status: 404, body: { error: { type: 'invalid_request_error', message: 'no such thing' } } };
    if (key !== undefined && method === 'POST') this.#answers.set(key, { sent, body: structuredClone(body) });
    return { status: 200, body };
  }

  #handle(method: string, path: string, form: URLSearchParams): unknown {
    const [, , kind = '', id = '', verb = ''] = path.replace('checkout/sessions', 'sessions').split('/');
    const customer = form.get('customer') ?? '';
    const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: path });
    switch (`${method} ${kind}${id ? '/id' : ''}${verb ? `/${verb}` : ''}`) {
      case 'POST customers':
        return { id: newId('cus'), object: 'customer' };
      case 'POST subscriptions':
        return this.#subscribe(customer, form.get('items[0][price]') ?? '');
      case 'GET subscriptions':
        return list([...this.subscriptions.values()].filter((one) => one.customer === customer));
      case 'POST subscriptions/id':
        return this.#change(id, { cancel_at_period_end: form.get('cancel_at_period_end') === 'true' });
      case 'DELETE subscriptions/id':
        return this.#change(id, { status: 'canceled' });
      case 'POST sessions':
        return this.#openSession(customer, form);
      case 'GET sessions':
        return list(
          [...this.sessions.values()].filter((one) => one.customer === customer && one.status === 'open'),
        );
      case 'POST sessions/id/expire': {
        const session = this.sessions.get(id);
        if (session) session.status = 'expired';
        return session;
      }
      case 'POST billing_portal/id':
        return {
          id: newId('bps'),
          object: 'billing_portal.session',
          url: `https://billing.stripe.test/${customer}`,
        };
      case 'GET payment_intents/id': {
        const latest_charge = this.charges.get(id);
        return latest_charge && { id, object: 'payment_intent', latest_charge };
      }
      case 'GET charges/id':
        return [...this.charges.values()].find((one) => one.id === id);
      case 'POST refunds': {
        const charge = this.charges.get(form.get('payment_intent') ?? '');
        if (charge) charge.refunded = true;
        return charge && { id: newId('re'), object: 'refund', status: 'succeeded' };
      }
      case 'GET events':
        return list(this.events);
      default:
        return undefined;
    }
  }

  #subscribe(customer: string, priceId: string): Subscription | undefined {
    const price = this.prices[priceId];
    if (!price) return undefined;
    const id = newId('sub');
    const confirmation_secret = {
      type: 'payment_intent',
      client_secret: `${newId('pi')}_secret_${newId('x')}`,
    };
    const subscription: Subscription = {
      id,
      object: 'subscription',
      created: nowSeconds(),
      status: 'incomplete',
      livemode: false,
      cancel_at: null,
      cancel_at_period_end: false,
      metadata: {},
      customer,
      items: {
        object: 'list',
        data: [{ id: newId('si'), current_period_end: nowSeconds() + MONTH_SECONDS, quantity: 1, price }],
      },
      latest_invoice: {
        id: newId('in'),
        object: 'invoice',
        confirmation_secret,
        payments: { object: 'list', data: [] },
      },
    };
    this.subscriptions.set(id, subscription);
    return subscription;
  }

  #openSession(customer: string, form: URLSearchParams): Session {
    const id = newId('cs');
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/${id}`,
      status: 'open',
      expires_at: Number(form.get('expires_at')),
      customer,
      price: form.get('line_items[0][price]') ?? '',
    };
    this.sessions.set(id, session);
    return session;
  }

  #change(id: string, changes: Partial<Subscription>): Subscription | undefined {
    const subscription = this.subscriptions.get(id);
    return subscription && Object.assign(subscription, changes);
  }
}

/** A webhook's header, by hand and not by the package that judges it. */
export function stripeSignature(body: string, secret: string, atSeconds = nowSeconds()): string {
  return `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`;
}
