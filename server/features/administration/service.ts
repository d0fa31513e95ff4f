import { type Actor, writeAudit } from '../../db/audit-log.ts';
import type { Database, Transaction } from '../../db/connection.ts';
import type { UserRow } from '../../db/schema.ts';
import { endAllSessions } from '../../http/session-store.ts';

export type Role = 'admin' | 'moderator';

const ROLE_COLUMNS = { admin: 'is_admin', moderator: 'is_moderator' } as const;

/** Gives or takes a role. The account signs in again: a session begun without the role does not grow into one. */
export function setRole(
  database: Database,
  actor: Actor,
  user: UserRow,
  role: Role,
  isGranted: boolean,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await setFlag(transaction, user, ROLE_COLUMNS[role], isGranted))) return false;
    await endAllSessions(transaction, user.id);
    const action = `${isGranted ? 'grant' : 'revoke'}-role ${role}`;
    await writeAudit(transaction, actor, action, { kind: 'user', id: user.id });
    return true;
  });
}

/** Gives or takes an administrator's grant of premium; what was paid for is another matter. */
export function setPremiumGrant(
  database: Database,
  actor: Actor,
  user: UserRow,
  isGranted: boolean,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await setFlag(transaction, user, 'premium_grant', isGranted))) return false;
    const action = isGranted ? 'grant-premium' : 'revoke-premium';
    await writeAudit(transaction, actor, action, { kind: 'user', id: user.id });
    return true;
  });
}

export function listUsers({ kysely }: Database): Promise<UserRow[]> {
  return kysely.selectFrom('users').selectAll().orderBy('id').execute();
}

/** Whether it was otherwise before. */
async function setFlag(
  { kysely }: Transaction,
  user: UserRow,
  column: 'is_admin' | 'is_moderator' | 'premium_grant',
  isSet: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('users')
    .set({ [column]: isSet ? 1 : 0 })
    .where('id', '=', user.id)
    .where(column, '=', isSet ? 0 : 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
