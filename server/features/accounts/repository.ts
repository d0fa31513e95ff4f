import { sql, type Updateable } from 'kysely';
import type { RegistrationData } from '#contract/entities/account.ts';
import type { Database, Transaction } from '../../db/connection.ts';
import { toLookKey } from '../../db/look-key.ts';
import { toNameKey } from '../../db/name-key.ts';
import { settleReportsOnDeleted } from '../../db/reports.ts';
import type { Schema } from '../../db/schema.ts';

/** So many places per account are remembered as its owner's; the one not used for longest is forgotten. */
const ADDRESSES_REMEMBERED = 20;

/** The new account's id. Fails with a unique fault when somebody was first. */
export async function insertUser(
  { kysely, dialect: { now } }: Database,
  { username, email, passwordHash }: Omit<RegistrationData, 'password'> & { passwordHash: string },
): Promise<number> {
  const { id } = await kysely
    .insertInto('users')
    .values({
      username,
      username_key: toNameKey(username),
      look_key: toLookKey(username),
      email,
      email_key: toNameKey(email),
      password_hash: passwordHash,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the old one was still there to be replaced. */
export async function replacePasswordHash(
  { kysely }: Database,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Fails with a unique fault when somebody has that address. */
export async function setEmail({ kysely }: Transaction, userId: number, email: string): Promise<void> {
  await kysely
    .updateTable('users')
    .set({ email, email_key: toNameKey(email) })
    .where('id', '=', userId)
    .execute();
}

/** What refers to the account goes with it. */
export async function deleteUser(transaction: Transaction, userId: number): Promise<void> {
  await transaction.kysely.deleteFrom('users').where('id', '=', userId).execute();
  await settleReportsOnDeleted(transaction);
}

export async function hasSignedInFrom(
  { kysely }: Database,
  userId: number,
  address: string,
): Promise<boolean> {
  const known = await kysely
    .selectFrom('known_addresses')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .executeTakeFirst();
  return known !== undefined;
}

export async function rememberAddress(database: Database, userId: number, address: string): Promise<void> {
  await database.transaction(async ({ kysely, dialect: { now } }) => {
    await kysely
      .insertInto('known_addresses')
      .values({ user_id: userId, address, last_signed_in_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'address'])
          .doUpdateSet({ last_signed_in_at: sql<number>`excluded.last_signed_in_at` }),
      )
      .execute();
    await kysely
      .deleteFrom('known_addresses')
      .where('user_id', '=', userId)
      .where('address', 'not in', (newest) =>
        newest
          .selectFrom('known_addresses')
          .select('address')
          .where('user_id', '=', userId)
          .orderBy('last_signed_in_at', 'desc')
          .limit(ADDRESSES_REMEMBERED),
      )
      .execute();
  });
}

/** What members may change of their rows. Fails with a unique fault when the name is another's. */
export async function setProfile(
  { kysely }: Database,
  userId: number,
  columns: Updateable<
    Pick<
      Schema['users'],
      | 'username'
      | 'username_key'
      | 'look_key'
      | 'bio'
      | 'website_url'
      | 'instagram_handle'
      | 'x_handle'
      | 'profile_theme'
      | 'avatar_image'
      | 'background_image'
    >
  >,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await kysely.updateTable('users').set(columns).where('id', '=', userId).execute();
}
