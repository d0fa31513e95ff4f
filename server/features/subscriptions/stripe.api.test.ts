import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allDelivered, isPremium } from '../../testing/paying.ts';
import { STRIPE_ENV, StripeDouble, stripeSignature } from '../../testing/stripe-double.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, registration, type Visitor } from '../../testing/visitor.ts';

const SITE = 'https://cymara.test';
const env = { ...STRIPE_ENV, PUBLIC_URL: SITE, RATE_LIMIT_SCALE: '100' };

const stripe = new StripeDouble();
let server: TestServer;
beforeAll(async () => {
  await stripe.start();
  server = await startTestServer({ env, stripeApi: stripe.api });
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});
beforeEach(() => {
  stripe.asked.length = 0;
});

const open = async (member: Visitor, planType = 'monthly') => {
  const { status, body } = await member.post('/api/get-or-create-subscription', { planType });
  const { id } = (await member.get('/api/user')).body;
  const row = await server.database.kysely
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { status, body, customer: row?.customer_id ?? '' };
};
const send = (event: object, signature?: string) => {
  const body = JSON.stringify(event);
  return server.visitor().post('/api/webhooks/payments', body, {
    'stripe-signature': signature ?? stripeSignature(body, 'whsec_new'),
  });
};
const tell = (type: Parameters<StripeDouble['happen']>[0], customer: string) =>
  send(stripe.happen(type, { object: 'subscription', customer }));
const paid = async () => {
  const member = await server.member();
  const { customer } = await open(member);
  stripe.pay(customer);
  await tell('invoice.paid', customer);
  return { member, customer };
};

describe('Stripe, by its own package', () => {
  it('PAY-07 API-58 opens a subscription whose secret the card form takes, twice the same, with our price and no name', async () => {
    const member = await server.member();
    const first = await open(member, 'yearly');
    expect(first.status).toBe(200);
    expect(first.body.payment).toEqual({ provider: 'stripe', publishableKey: 'pk_test_shown' });
    expect(first.body.clientSecret).toMatch(/^pi_\w+_secret_/);
    expect((await open(member, 'yearly')).body.clientSecret).toBe(first.body.clientSecret);
    const created = stripe.asked.filter(({ path }) => path === '/v1/subscriptions');
    expect(created[0]?.form.get('items[0][price]')).toBe('price_yearly');
    expect(created[0]?.form.get('payment_behavior')).toBe('default_incomplete');
    expect(new Set(created.map(({ key }) => key)).size).toBe(1);
    expect(stripe.asked.every(({ authorization }) => authorization === 'Bearer sk_test_canary')).toBe(true);
    expect(stripe.asked.every(({ version }) => /^\d{4}-\d\d-\d\d/.test(version ?? ''))).toBe(true);
    const sent = stripe.asked.map(({ form }) => form.toString()).join();
    const { username, email } = (await member.get('/api/user')).body;
    for (const secret of [username, encodeURIComponent(email)]) expect(sent).not.toContain(secret);
  });

  it('PAY-14 a signed webhook makes the member premium, when Stripe says that it is paid', async () => {
    const member = await server.member();
    const { customer } = await open(member);
    await tell('invoice.paid', customer);
    expect(await isPremium(member)).toBe(false);
    stripe.pay(customer);
    expect((await tell('invoice.paid', customer)).status).toBe(204);
    expect(await isPremium(member)).toBe(true);
    expect((await member.get('/api/subscription')).body).toMatchObject({
      state: 'active',
      planType: 'monthly',
    });
  });

  it('PAY-15 T17 one that is tampered with, old, foreign, of the other mode or replayed changes nothing', async () => {
    const member = await server.member();
    const { customer } = await open(member);
    stripe.pay(customer);
    const event = stripe.happen('invoice.paid', { object: 'invoice', customer });
    const body = JSON.stringify(event);
    const now = Math.floor(Date.now() / 1_000);
    for (const signature of [
      '',
      'nonsense',
      stripeSignature(body, 'whsec_of_another'),
      stripeSignature(body, 'whsec_new', now - 301),
      stripeSignature(`${body} `, 'whsec_new'),
    ])
      expect((await send(event, signature)).status).toBe(400);
    expect((await send(stripe.happen('invoice.paid', { customer }, true))).status).toBe(204);
    expect((await tell('invoice.paid', 'cus_of_another_shop')).status).toBe(204);
    expect(await isPremium(member)).toBe(false);
    expect((await send(event, stripeSignature(body, 'whsec_old'))).status).toBe(204);
    expect(await isPremium(member)).toBe(true);
    stripe.of(customer).status = 'past_due';
    expect((await send(event)).status).toBe(204);
    expect(await isPremium(member)).toBe(true);
  });

  it('PAY-17 PAY-16 a failed renewal rests Premium, and an end at Stripe ends it', async () => {
    const { member, customer } = await paid();
    stripe.of(customer).status = 'past_due';
    await tell('invoice.payment_failed', customer);
    expect(await isPremium(member)).toBe(false);
    stripe.of(customer).status = 'active';
    await tell('invoice.paid', customer);
    expect(await isPremium(member)).toBe(true);
    stripe.of(customer).status = 'canceled';
    await tell('customer.subscription.deleted', customer);
    expect((await member.get('/api/subscription')).body).toMatchObject({ state: 'ended', isPremium: false });
  });

  it('PAY-18 a refund and a dispute take Premium away and end it at Stripe', async () => {
    for (const sign of ['refunded', 'disputed'] as const) {
      const { member, customer } = await paid();
      const charge = stripe.chargeOf(customer);
      charge[sign] = true;
      // A dispute names no customer, only the charge.
      const event =
        sign === 'refunded'
          ? stripe.happen('charge.refunded', { object: 'charge', customer })
          : stripe.happen('charge.dispute.created', { object: 'dispute', charge: charge.id });
      expect((await send(event)).status).toBe(204);
      await allDelivered(server);
      expect(await isPremium(member), sign).toBe(false);
      expect(stripe.of(customer).status).toBe('canceled');
    }
  });

  it('T20 a price, an amount or a currency that is not ours counts for nothing', async () => {
    const { customer, member } = await paid();
    const item = stripe.of(customer).items.data[0];
    if (!item) throw new Error('no item');
    stripe.of(customer).status = 'past_due';
    for (const wrong of [{ unit_amount: 1 }, { currency: 'eur' }, { id: 'price_of_another' }]) {
      const right = item.price;
      item.price = { ...right, ...wrong };
      await tell('customer.subscription.updated', customer);
      expect(await isPremium(member)).toBe(true);
      item.price = right;
    }
    await tell('customer.subscription.updated', customer);
    expect(await isPremium(member)).toBe(false);
  });

  it('ACCT-06 is cancelled, resumed and looked after in the portal', async () => {
    const { member, customer } = await paid();
    expect((await member.post('/api/subscription/cancel')).body).toMatchObject({
      isCancelled: true,
      isPremium: true,
    });
    expect(stripe.of(customer).cancel_at_period_end).toBe(true);
    expect((await member.post('/api/subscription/resume')).body.isCancelled).toBe(false);
    const { body } = await member.post('/api/subscription/portal');
    expect(body.url).toBe(`https://billing.stripe.test/${customer}`);
    expect(stripe.asked.at(-1)?.form.get('return_url')).toBe(`${SITE}/settings`);
  });

  it('API-57 PAY-19 a paid registration goes over the checkout page, twice the same, and becomes an account', async () => {
    const { username, email, password } = registration('stripe-payer');
    const begin = (planType: string) =>
      server.visitor().post('/api/create-subscription-checkout', { username, email, password, planType });
    const { body } = await begin('monthly');
    expect(body.checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_/);
    expect((await begin('monthly')).body).toEqual(body);
    const asked = stripe.asked.find(({ path }) => path === '/v1/checkout/sessions');
    expect(asked?.form.get('success_url')).toMatch(`${SITE}/subscription-success?checkout=`);
    expect(asked?.form.get('cancel_url')).toBe(`${SITE}/plans-page`);
    expect(asked?.form.get('line_items[0][price]')).toBe('price_monthly');
    const sent = stripe.asked.map(({ form }) => form.toString()).join();
    expect(sent).not.toMatch(/stripe-payer|correct/);
    const customer = asked?.form.get('customer') ?? '';
    stripe.pay(customer);
    await tell('checkout.session.completed', customer);
    const visitor = server.visitor();
    expect((await visitor.post('/api/login', { username, password })).body.isPremium).toBe(true);
  });

  it('another plan closes the first checkout; what was paid in that moment goes back', async () => {
    const person = registration('stripe-changer');
    const begin = (planType: string) =>
      server.visitor().post('/api/create-subscription-checkout', { ...person, planType });
    await begin('monthly');
    const customer =
      stripe.asked.find(({ path }) => path === '/v1/checkout/sessions')?.form.get('customer') ?? '';
    stripe.pay(customer);
    await begin('yearly');
    await allDelivered(server);
    expect(stripe.of(customer).status).toBe('canceled');
    expect(stripe.chargeOf(customer).refunded).toBe(true);
  });

  it('ACCT-05 ends with the account, and nothing is given back', async () => {
    const { member, customer } = await paid();
    await member.send('DELETE', '/api/user', { body: { currentPassword: PASSWORD } });
    await allDelivered(server);
    expect(stripe.of(customer).status).toBe('canceled');
    expect(stripe.chargeOf(customer).refunded).toBe(false);
  });

  it('D18 has no test cards: the calls of the test provider are not there', async () => {
    const admin = await server.member({ is_admin: 1 });
    const secret = 'x'.repeat(40);
    const paths = ['show', 'pay', 'confirm'].map((name) => `/api/test-payments/${name}`);
    for (const path of paths)
      expect((await admin.post(path, { secret, cardNumber: '4242', isAgreed: true })).status).toBe(404);
    expect((await admin.get('/api/admin/test-subscriptions')).status).toBe(404);
  });

  it('P15 a lost webhook is made up for by its list of events, when a server starts', async () => {
    const { member, customer } = await paid();
    stripe.of(customer).status = 'unpaid';
    stripe.happen('customer.subscription.updated', { object: 'subscription', customer });
    const second = await startTestServer({ env, stripeApi: stripe.api, beside: server });
    await expect.poll(() => isPremium(member)).toBe(false);
    await second.stop();
  });

  it('P23 out of reach is said in words, applies nothing, and is over when it is', async () => {
    const { member, customer } = await paid();
    const other = await server.member();
    stripe.of(customer).status = 'past_due';
    stripe.isBroken = true;
    const refused = await open(other);
    const webhook = await tell('invoice.payment_failed', customer);
    stripe.isBroken = false;
    expect(refused.status).toBe(503);
    expect(refused.body.code).toBe('payments_out_of_reach');
    expect(webhook.status).toBe(503);
    expect(await isPremium(member)).toBe(true);
    const event = stripe.events[0];
    if (event) await send(event);
    expect(await isPremium(member)).toBe(false);
    expect((await open(other)).status).toBe(200);
  });
});
