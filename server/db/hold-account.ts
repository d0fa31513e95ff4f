import type { Transaction } from './connection.ts';

/** Keeps an account to this transaction until it ends: whoever else would hold it waits. */
export async function holdAccount(
  { kysely, dialect: { holdRow } }: Transaction,
  userId: number,
): Promise<void> {
  await kysely.selectFrom('users').select('id').where('id', '=', userId).modifyEnd(holdRow).execute();
}
