import type { Transaction } from '../db/connection.ts';

/** What only the house can make of an account. */
type Standing = 'admin' | 'moderator' | 'premium by grant';

const COLUMNS = {
  admin: 'is_admin',
  moderator: 'is_moderator',
  'premium by grant': 'premium_grant',
} as const satisfies Record<Standing, string>;

/** Whether it was otherwise before. */
export async function setStanding(
  { kysely }: Transaction,
  memberId: number,
  standing: Standing,
  isSet: boolean,
): Promise<boolean> {
  const column = COLUMNS[standing];
  const { numUpdatedRows } = await kysely
    .updateTable('users')
    .set({ [column]: isSet ? 1 : 0 })
    .where('id', '=', memberId)
    .where(column, '=', isSet ? 0 : 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
