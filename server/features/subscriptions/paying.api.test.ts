import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMails } from '../../testing/mailbox.ts';
import { allDelivered, CARDS, isPremium, openPayment, pay, subscriber } from '../../testing/paying.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD } from '../../testing/visitor.ts';
import { endSubscriptionsOf } from './end-at-provider.ts';
import { insertSubscription, nameCustomer } from './repository.ts';

const SITE = 'https://cymara.test';

let server: TestServer;
/** A second node on the same database. */
let beside: TestServer;
beforeAll(async () => {
  const env = { PUBLIC_URL: SITE, RATE_LIMIT_SCALE: '100' };
  server = await startTestServer({ env });
  beside = await startTestServer({ env, beside: server });
});
afterAll(async () => {
  await beside.stop();
  await server.stop();
});

const open = '/api/get-or-create-subscription';

describe('the payment of a member', () => {
  it('PLAN-03 CONST-26 D13 has its price from the one list of the server', async () => {
    const { body } = await server.visitor().get('/api/plans');
    expect(body).toEqual({
      currency: 'USD',
      plans: [
        { type: 'monthly', price: 9, savingPercent: 0 },
        { type: 'yearly', price: 96, savingPercent: 11 },
      ],
    });
    const member = await server.member();
    const monthly = await openPayment(member);
    const shown = await member.post('/api/test-payments/show', { secret: monthly });
    expect(shown.body).toEqual({
      planType: 'monthly',
      price: 9,
      currency: 'USD',
      state: 'open',
      returnUrl: `${SITE}/subscription-success`,
    });
  });

  it('API-58 P14 is the same one when asked for twice, also fifty times at once on two nodes', async () => {
    const member = await server.member();
    const there = beside.visitor();
    there.cookie = member.cookie;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? member : there).post(open)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(answers[0]?.body.payment).toEqual({ provider: 'test', publishableKey: null });
    const { body } = await member.get('/api/user');
    const rows = server.database.kysely
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', body.id);
    expect(await rows.execute()).toHaveLength(1);
  });

  it('O23 T20 is for a year when that is asked for, and the first can then not be paid any more', async () => {
    const member = await server.member();
    const monthly = await openPayment(member);
    const yearly = await openPayment(member, 'yearly');
    await allDelivered(server);
    expect((await pay(member, monthly)).body.code).toBe('payment_closed');
    expect((await pay(member, yearly)).body.outcome).toBe('paid');
    await allDelivered(server);
    const { body } = await member.get('/api/subscription');
    expect(body).toMatchObject({ state: 'active', planType: 'yearly', isPremium: true });
    const days = (Date.parse(body.periodEndsAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(365);
    expect((await member.post(open, { planType: 'weekly' })).status).toBe(400);
  });

  it('API-58 O32 is refused in both forms of words: signed out, and with Premium', async () => {
    const guest = await server.visitor().post(open);
    expect(guest.status).toBe(401);
    expect(guest.body.error).toEqual({ message: guest.body.message });
    const { member } = await subscriber(server);
    const again = await member.post(open);
    expect(again.status).toBe(409);
    expect(again.body).toEqual({
      message: 'You already have Premium.',
      code: 'already_subscribed',
      error: { message: 'You already have Premium.' },
    });
    const granted = await server.member({ premium_grant: 1 });
    expect((await granted.post(open)).status).toBe(409);
    expect((await granted.get('/api/user/sessions')).body.error).toBeUndefined();
  });

  it('PAY-10 PAY-14 succeeds with the good card, and the webhook makes the member premium', async () => {
    const { member, email } = await subscriber(server);
    expect(await isPremium(member)).toBe(true);
    expect((await member.get('/api/subscription')).body).toMatchObject({
      state: 'active',
      planType: 'monthly',
      isCancelled: false,
      isPremium: true,
      payment: { provider: 'test', publishableKey: null },
    });
    const [mail] = await readMails(server, email);
    expect(mail?.subject).toBe('Welcome to Cymara Premium');
    expect(mail?.text).toContain('monthly: 9.00 USD');
  });

  it('PAY-11 ERR-27 is declined with the second card, in words, and can be tried again', async () => {
    const member = await server.member();
    const secret = await openPayment(member);
    const answer = await pay(member, secret, CARDS.declined);
    expect(answer.body).toMatchObject({ outcome: 'declined', message: 'Your card was declined.' });
    await allDelivered(server);
    expect(await isPremium(member)).toBe(false);
    expect((await pay(member, secret, CARDS.good)).body.outcome).toBe('paid');
  });

  it('PAY-12 waits for a confirmation with the third card: agreed to it is paid, else it is declined', async () => {
    const member = await server.member();
    const secret = await openPayment(member);
    const confirm = (isAgreed: boolean) => member.post('/api/test-payments/confirm', { secret, isAgreed });
    expect((await confirm(true)).body.code).toBe('payment_closed');
    expect((await pay(member, secret, CARDS.confirmed)).body.outcome).toBe('needs_confirmation');
    expect((await member.post('/api/test-payments/show', { secret })).body.state).toBe('needs_confirmation');
    expect((await confirm(false)).body.outcome).toBe('declined');
    await allDelivered(server);
    expect(await isPremium(member)).toBe(false);
    await pay(member, secret, CARDS.confirmed);
    expect((await confirm(true)).body.outcome).toBe('paid');
    await allDelivered(server);
    expect(await isPremium(member)).toBe(true);
    expect((await confirm(true)).body.code).toBe('payment_closed');
  });

  it('PAY-13 refuses any other card', async () => {
    const member = await server.member();
    const secret = await openPayment(member);
    for (const cardNumber of ['4111 1111 1111 1111', '', '4242', '__proto__', '4242424242424242 1']) {
      const answer = await pay(member, secret, cardNumber);
      expect([answer.status, answer.body.code], cardNumber).toEqual([400, 'card_refused']);
    }
    await allDelivered(server);
    expect((await member.get('/api/subscription')).body.state).toBe('incomplete');
  });

  it('T19 is opened by its secret alone: a changed one, or none, finds nothing', async () => {
    const member = await server.member();
    const secret = await openPayment(member);
    const changed = secret.slice(0, -1) + (secret.endsWith('0') ? '1' : '0');
    expect((await pay(member, changed)).status).toBe(404);
    expect((await pay(member, secret.replace(/_secret_.*/, `_secret_${'0'.repeat(32)}`))).status).toBe(404);
    expect((await member.post('/api/test-payments/show', { secret: 'x'.repeat(30) })).status).toBe(404);
  });

  it('PAY-14 T19 a visit to the page after it, or the secret sent again, grants nothing', async () => {
    const member = await server.member();
    const secret = await openPayment(member);
    await member.get('/subscription-success');
    await member.get('/subscription-success?payment_intent=pi_1&redirect_status=succeeded');
    await member.get('/api/subscription');
    expect(await isPremium(member)).toBe(false);
    expect((await pay(member, secret)).body.outcome).toBe('paid');
    expect((await pay(member, secret)).body.code).toBe('payment_closed');
  });

  it('P14 of fifty who pay at once one does', async () => {
    const member = await server.member();
    const secret = await openPayment(member);
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(member, secret)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await allDelivered(server);
    expect(await isPremium(member)).toBe(true);
  });
});

describe('a subscription that runs', () => {
  const happen = async (testId: string, happening: string, isWebhookLost = false) => {
    const admin = await server.member({ is_admin: 1 });
    const path = `/api/admin/test-subscriptions/${testId}`;
    expect((await admin.post(path, { happening, isWebhookLost })).status).toBe(204);
    await allDelivered(server);
    return admin;
  };

  it('ACCT-06 PAY-16 is cancelled and resumed by its member, and stays Premium until its period ends', async () => {
    const { member, email, row } = await subscriber(server);
    const cancelled = await member.post('/api/subscription/cancel');
    expect(cancelled.body).toMatchObject({ state: 'active', isCancelled: true, isPremium: true });
    expect((await member.post('/api/subscription/resume')).body.isCancelled).toBe(false);
    await member.post('/api/subscription/cancel');
    const subjects = (await readMails(server, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Cymara Premium is cancelled')).toHaveLength(2);
    expect(subjects).toContain('Cymara Premium goes on');
    await server.database.kysely
      .updateTable('subscriptions')
      .set({ period_ends_at: Date.now() - 1_000 })
      .where('id', '=', row.id)
      .execute();
    expect(await isPremium(member)).toBe(false);
  });

  it('PAY-16 that was cancelled ends when its period is over, and is not resumed then', async () => {
    const { member, testId, email } = await subscriber(server);
    await member.post('/api/subscription/cancel');
    await happen(testId, 'renew');
    expect((await member.get('/api/subscription')).body).toMatchObject({ state: 'ended', isPremium: false });
    expect((await member.post('/api/subscription/resume')).status).toBe(404);
    expect((await readMails(server, email)).map(({ subject }) => subject)).toContain(
      'Cymara Premium has ended',
    );
  });

  it('is renewed with a receipt, and a late word of that is borne for a day', async () => {
    const { member, testId, email, row } = await subscriber(server);
    const setEnd = (ms: number) =>
      server.database.kysely
        .updateTable('subscriptions')
        .set({ period_ends_at: ms })
        .where('id', '=', row.id)
        .execute();
    await setEnd(Date.now() - 23 * 3_600_000);
    expect(await isPremium(member)).toBe(true);
    await setEnd(Date.now() - 25 * 3_600_000);
    expect(await isPremium(member)).toBe(false);
    await happen(testId, 'renew');
    expect(await isPremium(member)).toBe(true);
    expect((await readMails(server, email)).map(({ subject }) => subject)).toContain(
      'Your receipt for Cymara Premium',
    );
  });

  it('PAY-17 loses Premium by a failed renewal, says so, and gets it back when the payment arrives', async () => {
    const { member, testId, email } = await subscriber(server);
    await happen(testId, 'fail');
    expect((await member.get('/api/subscription')).body).toMatchObject({
      state: 'past_due',
      isPremium: false,
    });
    expect((await readMails(server, email)).map(({ subject }) => subject)).toContain(
      'Cymara Premium could not be renewed',
    );
    await happen(testId, 'renew');
    expect(await isPremium(member)).toBe(true);
  });

  it('PAY-18 loses Premium by a refund, for good: it ends at the provider too', async () => {
    const { member, testId } = await subscriber(server);
    const admin = await happen(testId, 'refund');
    expect((await member.get('/api/subscription')).body).toMatchObject({ state: 'ended', isPremium: false });
    const { body } = await admin.get('/api/admin/test-subscriptions');
    const { username } = (await member.get('/api/user')).body;
    expect(body.find((one: { id: string }) => one.id === testId)).toMatchObject({ state: 'ended', username });
    expect((await admin.post(`/api/admin/test-subscriptions/${testId}`, { happening: 'renew' })).status).toBe(
      404,
    );
    // Another one can be opened afterwards.
    await pay(member, await openPayment(member));
    await allDelivered(server);
    expect(await isPremium(member)).toBe(true);
  });

  it('D17 its change is written down for those who look after the house', async () => {
    const { id, testId } = await subscriber(server);
    await happen(testId, 'cancel');
    const lines = await server.database.kysely
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(lines.map(({ action }) => action).sort()).toEqual([
      'premium begins by payment',
      'premium ends with payment',
      'test-payment cancel',
    ]);
  });

  it('API-13 is made to renew, fail or end by administrators alone', async () => {
    const { member, testId } = await subscriber(server);
    for (const visitor of [member, await server.member({ is_moderator: 1 })]) {
      const answer = await visitor.post(`/api/admin/test-subscriptions/${testId}`, { happening: 'refund' });
      expect(answer.status).toBe(403);
      expect((await visitor.get('/api/admin/test-subscriptions')).status).toBe(403);
    }
    expect(await isPremium(member)).toBe(true);
  });

  it('ACCT-06 has a portal; whoever never subscribed has none, and nothing to cancel', async () => {
    const { member } = await subscriber(server);
    expect((await member.post('/api/subscription/portal')).body).toEqual({ url: `${SITE}/settings` });
    const other = await server.member();
    expect((await other.post('/api/subscription/portal')).status).toBe(404);
    expect((await other.post('/api/subscription/cancel')).status).toBe(404);
    expect((await other.get('/api/subscription')).body).toMatchObject({ state: 'none', isPremium: false });
  });

  it('ACCT-04 ACCT-05 is part of the data of its member, and ends at the provider with the account', async () => {
    const { member, testId, row } = await subscriber(server);
    const exported = (await member.get('/api/user/export')).body;
    expect(exported.subscriptions).toMatchObject([{ status: 'active', plan: 'monthly' }]);
    expect((await member.send('DELETE', '/api/user', { body: { currentPassword: PASSWORD } })).status).toBe(
      204,
    );
    await allDelivered(server);
    const { kysely } = server.database;
    const there = kysely.selectFrom('test_subscriptions').select('status').where('id', '=', testId);
    expect(await there.execute()).toEqual([{ status: 'ended' }]);
    expect(await kysely.selectFrom('subscriptions').select('id').where('id', '=', row.id).execute()).toEqual(
      [],
    );
  });
});

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'P19 P14 a payment that gets its customer while the account is deleted is ended with it, or gets none',
  async () => {
    const member = await server.member();
    const { id: userId } = (await member.get('/api/user')).body;
    await server.database.transaction(async (deletion) => {
      const opening = { userId, plan: 'monthly', form: 'embedded' } as const;
      const row = await server.database.transaction((opened) => insertSubscription(opened, opening));
      await endSubscriptionsOf(deletion, userId);
      const naming = beside.database.transaction(async (late) => {
        await sql`set local lock_timeout = '100ms'`.execute(late.kysely);
        await nameCustomer(late, row.id, 'cus_too_late');
      });
      await expect(naming).rejects.toThrow(/lock timeout/);
    });
  },
);
