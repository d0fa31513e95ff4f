import type { Database } from '../../db/connection.ts';
import type { UserRow } from '../../http/session-store.ts';
import { endAllSessions } from '../../http/session-store.ts';

export type Role = 'admin' | 'moderator';

/** Who did it; null is an operator at the command line. */
type Actor = number | null;

const ROLE_COLUMNS = { admin: 'is_admin', moderator: 'is_moderator' } as const;

/** Gives or takes a role. The account signs in again: a session begun without the role does not grow into one. */
export async function setRole(
  { kysely, dialect: { now } }: Database,
  actor: Actor,
  user: UserRow,
  role: Role,
  isGranted: boolean,
): Promise<boolean> {
  const column = ROLE_COLUMNS[role];
  return kysely.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('users')
      .set({ [column]: isGranted ? 1 : 0 })
      .where('id', '=', user.id)
      .where(column, '=', isGranted ? 0 : 1)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
    await endAllSessions(transaction, user.id);
    await transaction
      .insertInto('audit_log')
      .values({
        at: now,
        actor_id: actor,
        action: `${isGranted ? 'grant' : 'revoke'}-role ${role}`,
        subject_kind: 'user',
        subject_id: user.id,
      })
      .execute();
    return true;
  });
}

/** Gives or takes an administrator's grant of premium; what was paid for is another matter. */
export async function setPremiumGrant(
  { kysely, dialect: { now } }: Database,
  actor: Actor,
  user: UserRow,
  isGranted: boolean,
): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('users')
      .set({ premium_grant: isGranted ? 1 : 0 })
      .where('id', '=', user.id)
      .where('premium_grant', '=', isGranted ? 0 : 1)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
    await transaction
      .insertInto('audit_log')
      .values({
        at: now,
        actor_id: actor,
        action: isGranted ? 'grant-premium' : 'revoke-premium',
        subject_kind: 'user',
        subject_id: user.id,
      })
      .execute();
    return true;
  });
}

export function listUsers({ kysely }: Database): Promise<UserRow[]> {
  return kysely.selectFrom('users').selectAll().orderBy('id').execute();
}
