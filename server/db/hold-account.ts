import type { Transaction } from 'kysely';
import type { Database } from './connection.ts';
import type { Schema } from './schema.ts';

/** Keeps an account to this transaction until it ends: whoever else would hold it waits. */
export async function holdAccount(
  { dialect: { holdRow } }: Pick<Database, 'dialect'>,
  transaction: Transaction<Schema>,
  userId: number,
): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).modifyEnd(holdRow).execute();
}
