import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { RegistrationData } from '#contract/entities/account.ts';
import { account } from '#contract/rules/limits.ts';
import type { Database, Transaction } from '../../db/connection.ts';
import { toLookKey } from '../../db/look-key.ts';
import { toNameKey } from '../../db/name-key.ts';
import type { RegistrationRow, SubscriptionRow } from '../../db/schema.ts';
import { isTaken } from '../../members/member-reader.ts';
import { putMail } from '../../outbox/mail.ts';
import { isPassword } from '../accounts/password.ts';
import { insertUser } from '../accounts/repository.ts';
import { endAtProvider } from './end-at-provider.ts';
import { mails } from './mails.ts';
import { changeSubscription, findSubscription } from './repository.ts';

/** So long nobody else gets the name and the address, while they are being paid for. */
const HELD_FOR_MS = 60 * 60_000;

/** Keeps a registration until it is paid. Fails with a unique fault when somebody holds the name or the address. */
export async function holdRegistration(
  { kysely, dialect: { now } }: Transaction,
  subscriptionId: number,
  { username, email, passwordHash }: { username: string; email: string; passwordHash: string },
): Promise<void> {
  const keys = {
    username_key: toNameKey(username),
    look_key: toLookKey(username),
    email_key: toNameKey(email),
  };
  // What was held for too long is held no more; it stays, in case it was paid all the same.
  await kysely
    .updateTable('registrations')
    .set({ is_held: 0 })
    .where('is_held', '=', 1)
    .where('held_until', '<=', now)
    .where((row) =>
      row.or([
        row('username_key', '=', keys.username_key),
        row('look_key', '=', keys.look_key),
        row('email_key', '=', keys.email_key),
      ]),
    )
    .execute();
  await kysely
    .insertInto('registrations')
    .values({
      subscription_id: subscriptionId,
      username,
      ...keys,
      email,
      password_hash: passwordHash,
      held_until: sql<number>`${now} + cast(${HELD_FOR_MS} as bigint)`,
      created_at: now,
    })
    .execute();
}

/** The payment that the same person opened a moment ago for the same name and address; the password shows that it is. */
export async function findOwnRegistration(
  database: Database,
  { username, email, password }: RegistrationData,
): Promise<SubscriptionRow | undefined> {
  const {
    kysely,
    dialect: { now },
  } = database;
  const held = await kysely
    .selectFrom('registrations')
    .select(['subscription_id', 'password_hash'])
    .where('username_key', '=', toNameKey(username))
    .where('email_key', '=', toNameKey(email))
    .where('is_held', '=', 1)
    .where('held_until', '>', now)
    .executeTakeFirst();
  if (!held || !(await isPassword(password, held.password_hash))) return undefined;
  return findSubscription(database, 'id', held.subscription_id);
}

/** Whoever chose another plan, or none to pay for, must not be charged for this one. */
export async function giveUpRegistration(database: Database, row: SubscriptionRow): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await changeSubscription(transaction, row, { status: 'ended' }))) return;
    await takeRegistration(transaction, row.id);
    await endAtProvider(transaction, row, { giveBack: true });
  });
}

async function takeRegistration({ kysely }: Transaction, id: number): Promise<RegistrationRow | undefined> {
  return kysely
    .deleteFrom('registrations')
    .where('subscription_id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Turns a registration that is paid into an account. A name that somebody took meanwhile gets some digits: nobody pays
 * and gets nothing. For an address that has an account already there can be no second one; null says so.
 */
export async function openAccount(
  transaction: Transaction,
  row: SubscriptionRow,
): Promise<{ userId: number; isRenamed: boolean } | null> {
  const registration = await takeRegistration(transaction, row.id);
  if (!registration) return null;
  const { username: wanted, email, password_hash: passwordHash } = registration;
  const key = `mail-registration-${row.id}`;
  if (await isTaken(transaction, { email })) {
    await putMail(transaction, { key, to: email, ...mails.givenBack(wanted) });
    return null;
  }
  const username = await findFreeName(transaction, wanted);
  const userId = await insertUser(transaction, { username, email, passwordHash });
  await putMail(transaction, { key, to: email, ...mails.accountMade(username, wanted) }, userId);
  return { userId, isRenamed: username !== wanted };
}

const MOST_DIGITS = 12;

async function findFreeName(transaction: Transaction, wanted: string): Promise<string> {
  if (!(await isTaken(transaction, { username: wanted }))) return wanted;
  // More digits with each try: whoever takes all names with three of them in advance must not hold us up for ever.
  for (let count = 3; count <= MOST_DIGITS; count += 1) {
    const digits = `-${randomInt(10 ** (count - 1), 10 ** count)}`;
    const room = account.usernameMax - digits.length;
    const name = `${[...wanted].slice(0, room).join('').trimEnd()}${digits}`;
    if (!(await isTaken(transaction, { username: name }))) return name;
  }
  throw new Error('No free name was found for a registration that is paid.');
}
