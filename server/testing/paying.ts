import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';
import type { Answer, Visitor } from './visitor.ts';

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirmed: '4000 0025 0000 3155',
} as const;

/** Until all that is under way has left: webhooks of the test provider, what they set off, and mails. */
export async function allDelivered({ database }: TestServer): Promise<void> {
  await expect
    .poll(() => database.kysely.selectFrom('outbox').select(['key', 'kind', 'attempts']).execute())
    .toEqual([]);
}

export async function openPayment(member: Visitor, planType?: string): Promise<string> {
  const answer = await member.post('/api/get-or-create-subscription', planType ? { planType } : undefined);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.clientSecret;
}

export function pay(visitor: Visitor, secret: string, cardNumber: string = CARDS.good): Promise<Answer> {
  return visitor.post('/api/test-payments/pay', { secret, cardNumber });
}

/** Somebody who has paid, and what the test provider calls it. */
export async function subscriber(server: TestServer, planType?: string) {
  const member = await server.member();
  const secret = await openPayment(member, planType);
  await pay(member, secret);
  await allDelivered(server);
  const { body } = await member.get('/api/user');
  const row = await server.database.kysely
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', body.id)
    .executeTakeFirstOrThrow();
  const { id: testId } = await server.database.kysely
    .selectFrom('test_subscriptions')
    .select('id')
    .where('customer_id', '=', row.customer_id ?? '')
    .executeTakeFirstOrThrow();
  return { member, id: body.id as number, email: body.email as string, secret, row, testId };
}

export const isPremium = async (member: Visitor): Promise<boolean> =>
  (await member.get('/api/user')).body.isPremium;
