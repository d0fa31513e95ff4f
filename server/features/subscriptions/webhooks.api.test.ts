import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayRefusal } from '../../gateways/breaker.ts';
import { sign } from '../../gateways/payments/signature.ts';
import { TestProvider } from '../../gateways/payments/test-provider.ts';
import { readTestSecret } from '../../gateways/payments/test-secret.ts';
import { readMails } from '../../testing/mailbox.ts';
import { allDelivered, isPremium, openPayment, subscriber } from '../../testing/paying.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { reconcile } from './reconcile.ts';

let server: TestServer;
let beside: TestServer;
let secret: string;
beforeAll(async () => {
  const env = { RATE_LIMIT_SCALE: '100' };
  server = await startTestServer({ env });
  beside = await startTestServer({ env, beside: server });
  secret = await readTestSecret(server.database);
});
afterAll(async () => {
  await beside.stop();
  await server.stop();
});

const now = () => Math.floor(Date.now() / 1_000);
const eventFor = (customer: string, id = `evt_${Math.random()}`, type = 'invoice.paid') =>
  JSON.stringify({ id, type, created: now(), data: { object: { customer } } });
const signed = (body: string, at = now(), by = secret) => ({
  'stripe-signature': sign(Buffer.from(body), by, at),
});
const send = (body: string, headers: Record<string, string> = {}, visitor = server.visitor()) =>
  visitor.post('/api/webhooks/payments', body, headers);

/** Somebody whose payment the provider has, and of whom it has told nothing. */
async function paidInSilence() {
  const member = await server.member();
  await openPayment(member);
  const { body } = await member.get('/api/user');
  const { customer_id } = await server.database.kysely
    .selectFrom('subscriptions')
    .select('customer_id')
    .where('user_id', '=', body.id)
    .executeTakeFirstOrThrow();
  const customer = customer_id ?? '';
  const paid = { status: 'active', period_ends_at: Date.now() + 86_400_000 } as const;
  await setThere(customer, paid);
  return { member, customer };
}
const setThere = (
  customer: string,
  columns: { status?: 'active' | 'ended' | 'past_due'; period_ends_at?: number },
) =>
  server.database.kysely
    .updateTable('test_subscriptions')
    .set(columns)
    .where('customer_id', '=', customer)
    .execute();
const eventRows = () => server.database.kysely.selectFrom('payment_events').select('id').execute();

describe('a webhook', () => {
  it('PAY-14 that the provider signed makes a member premium', async () => {
    const { member, customer } = await paidInSilence();
    const body = eventFor(customer);
    expect((await send(body, signed(body))).status).toBe(204);
    expect(await isPremium(member)).toBe(true);
  });

  it('PAY-15 T17 without a signature, tampered with, old, or signed by another is refused and changes nothing', async () => {
    const { member, customer } = await paidInSilence();
    const body = eventFor(customer);
    const before = await eventRows();
    const refused: [string, Record<string, string>][] = [
      [body, {}],
      [body, { 'stripe-signature': '' }],
      [body, { 'stripe-signature': 't=1,v1=00' }],
      [body, signed(body, now(), 'whsec_of_somebody_else')],
      [body, signed(body, now() - 301)],
      [body, signed(body, now() + 400)],
      [body.replace('invoice.paid', 'invoice.PAID'), signed(body)],
      [`${body} `, signed(body)],
      ['', signed(body)],
    ];
    for (const [sent, headers] of refused) {
      const answer = await send(sent, headers);
      expect([answer.status, answer.body.code]).toEqual([400, 'signature_invalid']);
    }
    expect(await isPremium(member)).toBe(false);
    expect(await eventRows()).toEqual(before);
  });

  it('that is signed and yet makes no sense is refused too', async () => {
    for (const body of ['not json', '[]', '{"id":1}', 'null']) {
      expect((await send(body, signed(body))).status).toBe(400);
    }
  });

  it('T17 that is signed and of a customer who is not ours is noted, and changes nothing', async () => {
    const body = eventFor('cus_of_another_shop', 'evt_foreign');
    expect((await send(body, signed(body))).status).toBe(204);
    const rows = await server.database.kysely
      .selectFrom('subscriptions')
      .select('id')
      .where('customer_id', '=', 'cus_of_another_shop')
      .execute();
    expect(rows).toEqual([]);
    expect((await eventRows()).map(({ id }) => id)).toContain('evt_foreign');
  });

  it('T18 P14 fifty times at once, on two nodes, has one effect: one mail, one line', async () => {
    const { member, customer } = await paidInSilence();
    const { id, email } = (await member.get('/api/user')).body;
    const body = eventFor(customer, 'evt_fifty');
    const visitors: Visitor[] = [server.visitor(), beside.visitor()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(body, signed(body), visitors[index % 2])),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const mails = await readMails(server, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Welcome to Cymara Premium']);
    const lines = await server.database.kysely
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .execute();
    expect(lines).toEqual([{ action: 'premium begins by payment' }]);
    expect((await eventRows()).filter((row) => row.id === 'evt_fifty')).toHaveLength(1);
  });

  it('T18 that comes late, again or out of order ends where the provider is', async () => {
    const { member, customer } = await paidInSilence();
    const [paid, failed] = [
      eventFor(customer, 'evt_o1'),
      eventFor(customer, 'evt_o2', 'invoice.payment_failed'),
    ];
    await setThere(customer, { status: 'past_due' });
    await send(failed, signed(failed));
    expect(await isPremium(member)).toBe(false);
    await send(paid, signed(paid));
    expect(await isPremium(member)).toBe(false);
    await setThere(customer, { status: 'active' });
    // Seen before: nothing is even looked at.
    await send(paid, signed(paid));
    expect(await isPremium(member)).toBe(false);
    const newer = eventFor(customer, 'evt_o3');
    await send(newer, signed(newer));
    expect(await isPremium(member)).toBe(true);
  });

  it('of a payment that was given up for another plan, and made all the same, gives the money back and says so', async () => {
    const { member, customer } = await paidInSilence();
    const { email } = (await member.get('/api/user')).body;
    await setThere(customer, { status: 'past_due' });
    await openPayment(member, 'yearly');
    await allDelivered(server);
    await setThere(customer, { status: 'active' });
    const body = eventFor(customer);
    expect((await send(body, signed(body))).status).toBe(204);
    expect((await readMails(server, email)).map(({ subject }) => subject)).toEqual([
      'Your payment to Cymara goes back',
    ]);
    expect(await isPremium(member)).toBe(false);
    const there = server.database.kysely
      .selectFrom('test_subscriptions')
      .select('status')
      .where('customer_id', '=', customer);
    expect(await there.execute()).toEqual([{ status: 'ended' }]);
  });

  it('T17 is not read beyond its size, and needs no session and no site of origin', async () => {
    expect((await send('x'.repeat(300_000))).status).toBe(413);
    const { customer } = await paidInSilence();
    const body = eventFor(customer);
    expect((await send(body, { ...signed(body), origin: 'https://provider.example' })).status).toBe(204);
  });
});

describe('a webhook that was lost', () => {
  const parts = () => ({
    database: server.database,
    payments: new TestProvider(server.database, () => server.url),
  });

  it('P15 is made up for by asking the provider, by one node at a time', async () => {
    const { member, testId } = await subscriber(server);
    const admin = await server.member({ is_admin: 1 });
    const lost = { happening: 'fail', isWebhookLost: true };
    expect((await admin.post(`/api/admin/test-subscriptions/${testId}`, lost)).status).toBe(204);
    await allDelivered(server);
    expect(await isPremium(member)).toBe(true);
    const lease = { name: 'reconcile', holder: 'another node', ends_at: Date.now() + 60_000 };
    await server.database.kysely.insertInto('leases').values(lease).execute();
    await reconcile(parts(), () => false);
    expect(await isPremium(member)).toBe(true);
    await server.database.kysely.deleteFrom('leases').where('name', '=', 'reconcile').execute();
    await reconcile(parts(), () => false);
    expect(await isPremium(member)).toBe(false);
  });

  it('P15 is made up for also when the provider kept no event of it: what is in doubt is looked at', async () => {
    const { member, customer } = await paidInSilence();
    await server.database.kysely
      .updateTable('subscriptions')
      .set({ created_at: Date.now() - 11 * 60_000 })
      .where('customer_id', '=', customer)
      .execute();
    await reconcile(parts(), () => false);
    expect(await isPremium(member)).toBe(true);
  });

  it('is made up for also behind a customer whom the provider does not know', async () => {
    const unknown = await subscriber(server);
    const { member, testId } = await subscriber(server);
    const admin = await server.member({ is_admin: 1 });
    for (const id of [unknown.testId, testId])
      await admin.post(`/api/admin/test-subscriptions/${id}`, { happening: 'refund', isWebhookLost: true });
    const { payments, database } = parts();
    const forgetful: typeof payments = Object.assign(Object.create(payments), {
      listEvents: (since: number) => payments.listEvents(since),
      read: async (customerId: string) => {
        if (customerId === unknown.row.customer_id) throw new GatewayRefusal('No such customer');
        return payments.read(customerId);
      },
    });
    await expect(reconcile({ payments: forgetful, database }, () => false)).rejects.toThrow(
      'No such customer',
    );
    expect(await isPremium(member)).toBe(false);
    await reconcile(parts(), () => false);
  });

  it('is made up for when a server starts', async () => {
    const { member, testId } = await subscriber(server);
    const admin = await server.member({ is_admin: 1 });
    await admin.post(`/api/admin/test-subscriptions/${testId}`, { happening: 'refund', isWebhookLost: true });
    expect(await isPremium(member)).toBe(true);
    const third = await startTestServer({ beside: server });
    await expect.poll(() => isPremium(member)).toBe(false);
    await third.stop();
  });
});
