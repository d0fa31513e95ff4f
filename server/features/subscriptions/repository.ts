import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { PlanType } from '#contract/entities/plan.ts';
import type { Database, Transaction } from '../../db/connection.ts';
import type { SubscriptionRow } from '../../db/schema.ts';
import type { PaymentEvent } from '../../gateways/payments/payments.ts';

/** All that a member ever opened with whoever takes the money here, the newest first. */
export function listSubscriptionsOf(
  { kysely, provider }: Database,
  userId: number,
): Promise<SubscriptionRow[]> {
  return kysely
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .orderBy('id', 'desc')
    .execute();
}

/** Also those of another provider, held: one that gets its customer in this moment is seen with it, or gets none. */
export function holdAllSubscriptionsOf(
  { kysely, dialect: { holdRow } }: Transaction,
  userId: number,
): Promise<SubscriptionRow[]> {
  return kysely
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .modifyEnd(holdRow)
    .execute();
}

export function findSubscription(
  { kysely }: Database,
  column: 'id' | 'customer_id' | 'reference',
  value: string | number,
): Promise<SubscriptionRow | undefined> {
  return kysely.selectFrom('subscriptions').selectAll().where(column, '=', value).executeTakeFirst();
}

/** Whose subscriptions these customers of the provider are. */
export async function findOwners({ kysely }: Database, customerIds: string[]): Promise<Map<string, number>> {
  if (customerIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('subscriptions')
    .select(['customer_id', 'user_id'])
    .where('customer_id', 'in', customerIds)
    .execute();
  return new Map(
    rows.flatMap(({ customer_id, user_id }) =>
      customer_id !== null && user_id !== null ? [[customer_id, user_id]] : [],
    ),
  );
}

/** A row that waits for the provider's customer. A member has one at a time: the database refuses a second. */
export function insertSubscription(
  { kysely, dialect: { now }, provider }: Transaction,
  { userId, plan, form }: { userId: number | null; plan: PlanType; form: SubscriptionRow['form'] },
): Promise<SubscriptionRow> {
  return kysely
    .insertInto('subscriptions')
    .values({
      reference: randomBytes(24).toString('base64url'),
      user_id: userId,
      provider,
      form,
      plan,
      status: 'opening',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Notes whom the provider made of it. Somebody who asked at the same moment may have done so already. */
export async function nameCustomer({ kysely }: Database, id: number, customerId: string): Promise<void> {
  await kysely
    .updateTable('subscriptions')
    .set({ customer_id: customerId, status: 'incomplete' })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .execute();
}

export type Changes = Partial<
  Pick<SubscriptionRow, 'status' | 'plan' | 'period_ends_at' | 'is_cancelled' | 'user_id' | 'is_renamed'>
>;

/** Whether nobody else wrote since the row was read. */
export async function changeSubscription(
  { kysely }: Transaction,
  { id, version }: Pick<SubscriptionRow, 'id' | 'version'>,
  changes: Changes,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('subscriptions')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function rememberEvent(
  { kysely, dialect: { now } }: Transaction,
  { id, type, at, customerId }: PaymentEvent,
): Promise<void> {
  await kysely
    .insertInto('payment_events')
    .values({ id, type, at, customer_id: customerId, handled_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function isKnownEvent({ kysely }: Database, id: string): Promise<boolean> {
  const row = await kysely.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const ago = ({ dialect: { now } }: Database, milliseconds: number) =>
  sql<number>`${now} - cast(${milliseconds} as bigint)`;

/** Those of which the provider may know more than we do: not paid for some time, or at the end of a period. */
export function listDoubtful(
  database: Database,
  { after, limit }: { after: number; limit: number },
): Promise<SubscriptionRow[]> {
  return database.kysely
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '>', after)
    .where('provider', '=', database.provider)
    .where('customer_id', 'is not', null)
    .where((row) =>
      row.or([
        row.and([row('status', '=', 'incomplete'), row('created_at', '<', ago(database, 10 * MINUTE))]),
        row.and([row('status', '=', 'active'), row('period_ends_at', '<', ago(database, -DAY))]),
        row('status', '=', 'past_due'),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

const REGISTRATION_KEPT_MS = DAY;
const EVENTS_KEPT_MS = 90 * DAY;

/** What was never paid holds nobody's password for longer than a day; what is paid after that goes back to its payer. */
export async function forgetOldPayments(database: Database): Promise<void> {
  const { kysely } = database;
  await kysely
    .deleteFrom('registrations')
    .where('created_at', '<', ago(database, REGISTRATION_KEPT_MS))
    .execute();
  await kysely
    .updateTable('subscriptions')
    .set({ status: 'ended', version: sql<number>`version + 1` })
    .where('status', 'in', ['opening', 'incomplete'])
    .where('created_at', '<', ago(database, REGISTRATION_KEPT_MS))
    .execute();
  await kysely.deleteFrom('payment_events').where('handled_at', '<', ago(database, EVENTS_KEPT_MS)).execute();
}
