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

/** Suspends the account from posting, until a moment or until it is lifted; null lifts it. */
export async function setSuspension(
  { kysely }: Transaction,
  memberId: number,
  suspension: { reason: string; until: number | null } | null,
): Promise<void> {
  await kysely
    .updateTable('users')
    .set({
      suspended: suspension ? 1 : 0,
      suspended_until: suspension?.until ?? null,
      suspended_reason: suspension?.reason ?? null,
    })
    .where('id', '=', memberId)
    .execute();
}

/** Takes a profile out of view, or shows it again. */
export async function setProfileHidden(
  { kysely }: Transaction,
  memberId: number,
  hidden: 0 | 1,
  reason: string | null,
): Promise<void> {
  await kysely
    .updateTable('users')
    .set({ profile_hidden: hidden, profile_hidden_reason: reason })
    .where('id', '=', memberId)
    .execute();
}
