import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../db/connection.ts';
import type { Schema } from '../../db/schema.ts';

export type PasskeyRow = Selectable<Schema['passkeys']>;

export async function listPasskeys({ kysely }: Database, userId: number): Promise<PasskeyRow[]> {
  return kysely.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export async function findPasskey(
  { kysely }: Database,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return kysely
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Fails with a unique fault when the key is known already. */
export async function insertPasskey(
  { kysely, dialect: { now } }: Transaction,
  row: Pick<PasskeyRow, 'user_id' | 'credential_id' | 'public_key' | 'counter' | 'name'>,
): Promise<PasskeyRow> {
  return kysely
    .insertInto('passkeys')
    .values({ ...row, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether its counter was still the one that the signature was judged by: of two at once, one is. */
export async function noteUse(
  { kysely, dialect: { now } }: Database,
  { id, counter }: PasskeyRow,
  newCounter: number,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('passkeys')
    .set({ counter: newCounter, used_at: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Nothing when the account has no such passkey. */
export async function renamePasskey(
  { kysely }: Database,
  { userId, id, name }: { userId: number; id: number; name: string },
): Promise<PasskeyRow | undefined> {
  return kysely
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Its name, or nothing when the account has no such passkey. */
export async function deletePasskey(
  { kysely }: Transaction,
  userId: number,
  id: number,
): Promise<{ name: string } | undefined> {
  return kysely
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
}
