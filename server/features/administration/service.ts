import { type Actor, writeAudit } from '../../db/audit-log.ts';
import type { Database } from '../../db/connection.ts';
import { endAllSessions } from '../../http/session-store.ts';
import type { Member } from '../../members/member.ts';
import { setStanding } from '../../members/standing.ts';

export type Role = 'admin' | 'moderator';

/** Gives or takes a role. The account signs in again: a session begun without the role does not grow into one. */
export function setRole(
  database: Database,
  actor: Actor,
  member: Member,
  role: Role,
  isGranted: boolean,
  reason: string | null = null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await setStanding(transaction, member.id, role, isGranted))) return false;
    await endAllSessions(transaction, member.id);
    const action = `${isGranted ? 'grant' : 'revoke'}-role ${role}`;
    await writeAudit(transaction, actor, action, { kind: 'user', id: member.id }, reason);
    return true;
  });
}

/** Gives or takes an administrator's grant of premium; what was paid for is another matter. */
export function setPremiumGrant(
  database: Database,
  actor: Actor,
  member: Member,
  isGranted: boolean,
  reason: string | null = null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await setStanding(transaction, member.id, 'premium by grant', isGranted))) return false;
    const action = isGranted ? 'grant-premium' : 'revoke-premium';
    await writeAudit(transaction, actor, action, { kind: 'user', id: member.id }, reason);
    return true;
  });
}
