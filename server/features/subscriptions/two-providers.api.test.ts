import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetOldTestEvents } from '../../gateways/payments/old-test-events.ts';
import { allDelivered, isPremium, subscriber } from '../../testing/paying.ts';
import { STRIPE_ENV, StripeDouble, stripeSignature } from '../../testing/stripe-double.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, type Visitor } from '../../testing/visitor.ts';
import { endDelivery } from './end-at-provider.ts';

const stripe = new StripeDouble();
/** Without keys, and the same house after its operator has set them. */
let before: TestServer;
let after: TestServer | undefined;
beforeAll(async () => {
  await stripe.start();
  before = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
});
afterAll(async () => {
  await after?.stop();
  await before.stop();
  await stripe.stop();
});

async function setKeys(): Promise<TestServer> {
  after = await startTestServer({
    env: { ...STRIPE_ENV, RATE_LIMIT_SCALE: '100' },
    stripeApi: stripe.api,
    beside: before,
  });
  return after;
}

async function comeBack(server: TestServer, member: Visitor): Promise<Visitor> {
  const { username } = (await member.get('/api/user')).body;
  const visitor = server.visitor();
  expect((await visitor.post('/api/login', { username, password: PASSWORD })).status).toBe(200);
  return visitor;
}

const customersOf = async (id: number) =>
  (
    await before.database.kysely
      .selectFrom('subscriptions')
      .select(['provider', 'customer_id'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ provider, customer_id }) => [provider, customer_id ?? ''] as const);

it('D18 P15 what was paid by a test card counts for nothing once keys are set, and what Stripe took for nothing without them', async () => {
  const { member, id, row } = await subscriber(before, 'yearly');
  const leaves = await subscriber(before);
  expect(await isPremium(member)).toBe(true);
  // In doubt: the reconciliation at the start would ask about it.
  await before.database.kysely
    .updateTable('subscriptions')
    .set({ period_ends_at: Date.now() + 3_600_000 })
    .where('id', '=', row.id)
    .execute();

  const withKeys = await setKeys();
  const there = await comeBack(withKeys, member);
  expect(await isPremium(there)).toBe(false);
  expect((await there.get('/api/subscription')).body).toMatchObject({ state: 'none', isPremium: false });
  expect((await there.post('/api/subscription/cancel')).status).toBe(404);
  expect((await there.post('/api/subscription/portal')).status).toBe(404);

  expect((await there.post('/api/get-or-create-subscription', { planType: 'monthly' })).status).toBe(200);
  const [[, tested = ''] = [], [provider, customer = ''] = []] = await customersOf(id);
  expect(provider).toBe('stripe-test');
  stripe.pay(customer);
  const event = JSON.stringify(stripe.happen('invoice.paid', { object: 'subscription', customer }));
  const sent = await there.post('/api/webhooks/payments', event, {
    'stripe-signature': stripeSignature(event, 'whsec_new'),
  });
  expect(sent.status).toBeLessThan(300);
  expect(await isPremium(there)).toBe(true);
  expect(JSON.stringify(stripe.asked)).not.toContain(tested);

  // The test subscription is over, the other one runs: without the keys it counts for nothing.
  await before.database.kysely
    .updateTable('subscriptions')
    .set({ period_ends_at: Date.now() - 1 })
    .set({ is_cancelled: 1 })
    .where('id', '=', row.id)
    .execute();
  expect([await isPremium(member), await isPremium(there)]).toEqual([false, true]);

  // An account that leaves with a test subscription has nothing to end at Stripe.
  const left = await comeBack(withKeys, leaves.member);
  expect((await left.send('DELETE', '/api/user', { body: { currentPassword: PASSWORD } })).status).toBe(204);
  await allDelivered(withKeys);
  expect(JSON.stringify(stripe.asked)).not.toContain('cus_test');
});

it('what is to be ended at Stripe waits for its keys, and is never asked of the test provider', async () => {
  const ended: string[] = [];
  const payments = { end: async (customer: string) => void ended.push(customer) };
  const deliver = (database: Pick<TestServer['database'], 'provider'>, provider: string) => {
    const deliveries = endDelivery(database as TestServer['database'], payments as never);
    const payload = { customerId: `cus_of_${provider}`, giveBack: false, provider };
    return deliveries['end-subscription']?.({ payload } as never);
  };
  await expect(deliver({ provider: 'test' }, 'stripe')).rejects.toThrow('keys are not set');
  await deliver({ provider: 'stripe' }, 'test');
  await deliver({ provider: 'stripe' }, 'stripe-test');
  expect(ended).toEqual([]);
  await deliver({ provider: 'stripe' }, 'stripe');
  expect(ended).toEqual(['cus_of_stripe']);
});

it('what happened at the test provider is forgotten after ninety days', async () => {
  const { kysely } = before.database;
  const days = (count: number) => Date.now() - count * 24 * 3_600_000;
  const event = (id: string, at: number) => ({ id, type: 'invoice.paid', customer_id: 'cus_test_old', at });
  await kysely
    .insertInto('test_events')
    .values([event('older', days(91)), event('younger', days(89))])
    .execute();
  await forgetOldTestEvents(before.database);
  const left = await kysely
    .selectFrom('test_events')
    .select('id')
    .where('customer_id', '=', 'cus_test_old')
    .execute();
  expect(left).toEqual([{ id: 'younger' }]);
});
