import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payments } from '../../gateways/payments/payments.ts';
import { TestProvider } from '../../gateways/payments/test-provider.ts';
import { readMails } from '../../testing/mailbox.ts';
import { allDelivered, isPremium, pay } from '../../testing/paying.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, registration } from '../../testing/visitor.ts';
import { followProvider } from './follow-provider.ts';
import { forgetOldPayments } from './repository.ts';

const SITE = 'https://cymara.test';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: SITE, RATE_LIMIT_SCALE: '100' } });
});
afterAll(() => server.stop());

let people = 0;
const somebody = () => {
  people += 1;
  const { username, email, password } = registration(`payer-${people}`);
  return { username, email, password };
};
type Person = ReturnType<typeof somebody>;

const checkout = (person: Person, planType = 'monthly', visitor = server.visitor()) =>
  visitor.post('/api/create-subscription-checkout', { ...person, planType });
const secretOf = (url: string) => url.split('#secret=')[1] ?? '';
const logIn = async ({ username, password }: Person) => {
  const visitor = server.visitor();
  const answer = await visitor.post('/api/login', { username, password });
  return { visitor, status: answer.status };
};
/** How the checkout stands, as the page after it asks. */
const stateOf = async (secret: string) => {
  const { body } = await server.visitor().post('/api/test-payments/show', { secret });
  const id = new URL(body.returnUrl).searchParams.get('checkout');
  return (await server.visitor().get(`/api/checkouts/${id}`)).body;
};
const letHoldsRunOut = () =>
  server.database.kysely.updateTable('registrations').set({ held_until: 1 }).execute();

describe('a registration that is paid for', () => {
  it('API-57 PAY-19 PAY-14 waits with its password hashed, and becomes a premium account by the webhook', async () => {
    const person = somebody();
    const { status, body } = await checkout(person);
    expect(status).toBe(200);
    expect(body.checkoutUrl).toMatch(`${SITE}/test-checkout#secret=`);
    const secret = secretOf(body.checkoutUrl);
    const rows = await server.database.kysely.selectFrom('registrations').selectAll().execute();
    expect(rows.find(({ email }) => email === person.email)?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    expect(await stateOf(secret)).toEqual({ state: 'open', isRenamed: false });
    expect((await logIn(person)).status).toBe(401);

    expect((await pay(server.visitor(), secret)).body.returnUrl).toMatch(
      `${SITE}/subscription-success?checkout=`,
    );
    await allDelivered(server);
    expect(await stateOf(secret)).toEqual({ state: 'paid', isRenamed: false });
    const { visitor, status: loggedIn } = await logIn(person);
    expect(loggedIn).toBe(200);
    expect(await isPremium(visitor)).toBe(true);
    const left = await server.database.kysely.selectFrom('registrations').select('email').execute();
    expect(left.map(({ email }) => email)).not.toContain(person.email);
    const subjects = (await readMails(server, person.email)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Welcome to Cymara Premium', 'Your Cymara account is ready']);
  });

  it('T18 becomes one account when its events come all at once, and when somebody else looked in between', async () => {
    const person = somebody();
    const secret = secretOf((await checkout(person)).body.checkoutUrl);
    const { kysely } = server.database;
    const row = await kysely
      .selectFrom('subscriptions')
      .innerJoin('registrations', 'registrations.subscription_id', 'subscriptions.id')
      .selectAll('subscriptions')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    const provider = new TestProvider(server.database, () => SITE);
    let looks = 0;
    const payments: Payments = Object.assign(Object.create(provider), {
      form: provider.form,
      read: async () => {
        looks += 1;
        // Another node looks after we asked and before we write; what it finds is what is there.
        if (looks === 1)
          await kysely.updateTable('subscriptions').set({ version: 7 }).where('id', '=', row.id).execute();
        return {
          plan: 'monthly',
          status: 'active',
          periodEndsAt: Date.now() + 86_400_000,
          isCancelled: false,
        };
      },
    });
    const parts = { database: server.database, payments };
    await followProvider(parts, row.customer_id);
    expect(looks).toBe(2);
    const { visitor } = await logIn(person);
    expect(await isPremium(visitor)).toBe(true);
    await Promise.all(Array.from({ length: 10 }, () => followProvider(parts, row.customer_id)));
    await allDelivered(server);
    expect(await stateOf(secret)).toEqual({ state: 'paid', isRenamed: false });
    expect(await isPremium(visitor)).toBe(true);
  });

  it('P14 pressed in two tabs at once is one checkout; for the other plan it is another, and the first is closed', async () => {
    const person = somebody();
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkout(person)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const urls = new Set(answers.map(({ body }) => body.checkoutUrl));
    expect(urls.size).toBe(1);
    const yearly = await checkout(person, 'yearly');
    await allDelivered(server);
    expect((await pay(server.visitor(), secretOf([...urls][0]))).body.code).toBe('payment_closed');
    expect((await pay(server.visitor(), secretOf(yearly.body.checkoutUrl))).body.outcome).toBe('paid');
  });

  it('holds its name and address for an hour: nobody else gets them, by whatever way', async () => {
    const person = somebody();
    await checkout(person);
    const stranger = { ...person, password: 'a different password' };
    expect((await checkout(stranger)).status).toBe(409);
    expect((await checkout({ ...stranger, email: 'other@example.org' })).status).toBe(409);
    expect((await server.visitor().post('/api/register', stranger)).status).toBe(409);
    const check = await server.visitor().post('/api/register/check', { username: person.username });
    expect(check.body.username).toBe('That username is already in use.');
    await letHoldsRunOut();
    expect((await server.visitor().post('/api/register', stranger)).status).toBe(201);
  });

  it('is given up by whoever chooses Free instead, with the same password', async () => {
    const person = somebody();
    const { body } = await checkout(person);
    expect((await server.visitor().post('/api/register', person)).status).toBe(201);
    await allDelivered(server);
    expect((await pay(server.visitor(), secretOf(body.checkoutUrl))).body.code).toBe('payment_closed');
  });

  it('gets digits behind its name when that was taken while it was paid, and a mail says so', async () => {
    const person = somebody();
    const secret = secretOf((await checkout(person)).body.checkoutUrl);
    await letHoldsRunOut();
    const quicker = { ...person, email: 'quicker@example.org', password: 'something else' };
    expect((await server.visitor().post('/api/register', quicker)).status).toBe(201);
    await pay(server.visitor(), secret);
    await allDelivered(server);
    expect(await stateOf(secret)).toEqual({ state: 'paid', isRenamed: true });
    const { visitor } = await logIn({ ...person, username: person.email });
    const { body } = await visitor.get('/api/user');
    expect(body.username).toMatch(new RegExp(`^${person.username}-\\d{3}$`));
    expect(body.isPremium).toBe(true);
    const texts = (await readMails(server, person.email)).map(({ text }) => text).join('\n');
    expect(texts).toContain(`the name ${body.username}`);
  });

  it('gets more digits when somebody took every name with three of them in advance', async () => {
    const person = somebody();
    const secret = secretOf((await checkout(person)).body.checkoutUrl);
    await letHoldsRunOut();
    const taken = ['', ...Array.from({ length: 900 }, (_, index) => `-${100 + index}`)].map((digits) => {
      const username = `${person.username}${digits}`;
      const email = `taken${digits}@example.org`;
      return {
        username,
        username_key: username,
        email,
        email_key: email,
        password_hash: 'x',
        created_at: Date.now(),
      };
    });
    const { kysely } = server.database;
    for (let at = 0; at < taken.length; at += 100)
      await kysely
        .insertInto('users')
        .values(taken.slice(at, at + 100))
        .execute();
    await pay(server.visitor(), secret);
    await allDelivered(server);
    const { visitor } = await logIn({ ...person, username: person.email });
    expect((await visitor.get('/api/user')).body.username).toMatch(/-\d{4}$/);
  });

  it('goes back to its payer when the address has an account by then', async () => {
    const person = somebody();
    const secret = secretOf((await checkout(person)).body.checkoutUrl);
    await letHoldsRunOut();
    const quicker = { ...person, username: `${person.username}-b`, password: 'something else' };
    expect((await server.visitor().post('/api/register', quicker)).status).toBe(201);
    await pay(server.visitor(), secret);
    await allDelivered(server);
    expect(await stateOf(secret)).toEqual({ state: 'closed', isRenamed: false });
    const { body } = await server.visitor().post('/api/test-payments/show', { secret });
    expect(body.state).toBe('closed');
    expect((await readMails(server, person.email)).map(({ subject }) => subject)).toEqual([
      'Your payment to Cymara goes back',
    ]);
  });

  it('D19 that nobody pays is gone after a day, and what is paid later goes back', async () => {
    const person = somebody();
    const secret = secretOf((await checkout(person)).body.checkoutUrl);
    const { kysely } = server.database;
    await kysely
      .updateTable('registrations')
      .set({ created_at: Date.now() - 25 * 3_600_000 })
      .execute();
    await kysely
      .updateTable('subscriptions')
      .set({ created_at: Date.now() - 25 * 3_600_000 })
      .where('status', '=', 'incomplete')
      .execute();
    await forgetOldPayments(server.database);
    expect(await kysely.selectFrom('registrations').select('email').execute()).toEqual([]);
    await pay(server.visitor(), secret);
    await allDelivered(server);
    expect(await stateOf(secret)).toEqual({ state: 'closed', isRenamed: false });
    expect((await logIn(person)).status).toBe(401);
  });

  it('T20 is checked like any other: names, addresses, passwords and plans', async () => {
    const person = somebody();
    expect((await checkout(person, 'weekly')).status).toBe(400);
    expect((await checkout({ ...person, username: 'admin' })).status).toBe(400);
    expect((await checkout({ ...person, email: 'nobody' })).status).toBe(400);
    expect((await checkout({ ...person, password: 'short' })).status).toBe(400);
    const { username } = (await server.visitor().register(`taken-${people}`)).body;
    expect((await checkout({ ...person, username })).body.code).toBe('taken');
    expect((await server.visitor().get(`/api/checkouts/${'x'.repeat(32)}`)).status).toBe(404);
  });

  it('of somebody who is signed in is the upgrade of that account, and refused with Premium', async () => {
    const member = await server.member();
    const { body } = await checkout(somebody(), 'yearly', member);
    await pay(member, secretOf(body.checkoutUrl));
    await allDelivered(server);
    expect((await member.get('/api/subscription')).body).toMatchObject({
      planType: 'yearly',
      isPremium: true,
    });
    expect((await checkout(somebody(), 'monthly', member)).status).toBe(409);
  });
});
