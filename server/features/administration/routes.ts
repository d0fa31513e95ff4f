import type { administration } from '#contract/endpoints/administration.ts';
import { writeAudit } from '../../db/audit-log.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import { Refusal } from '../../http/refusal.ts';
import { endAllSessions } from '../../http/session-store.ts';
import type { Member } from '../../members/member.ts';
import { toLine } from '../../members/member-line.ts';
import { findMember, isLastAdministrator } from '../../members/member-reader.ts';
import { prove } from '../accounts/own-account.ts';
import { setPremiumGrant, setRole } from './service.ts';

/** What only administrators do, each with their password entered again. */
export function administrationHandlers(database: Database) {
  const find = async (id: number): Promise<Member> => {
    const member = await findMember(database, id);
    if (!member) throw new Refusal('not_found');
    return member;
  };
  return {
    setRoles: async (call) => {
      const admin = signedIn(call);
      const { isAdmin, isModerator, currentPassword, reason = null } = call.body;
      await prove(database, admin, currentPassword);
      const member = await find(call.params.id);
      await database.transaction(async (transaction) => {
        if (isAdmin === false && member.isAdmin && (await isLastAdministrator(transaction, member.id)))
          throw new Refusal('conflict');
        if (isAdmin !== undefined) await setRole(transaction, admin.id, member, 'admin', isAdmin, reason);
        if (isModerator !== undefined)
          await setRole(transaction, admin.id, member, 'moderator', isModerator, reason);
      });
      return toLine(await find(member.id), admin);
    },

    setPremium: async (call) => {
      const admin = signedIn(call);
      await prove(database, admin, call.body.currentPassword);
      const member = await find(call.params.id);
      await setPremiumGrant(database, admin.id, member, call.body.isPremium, call.body.reason ?? null);
      return toLine(await find(member.id), admin);
    },

    logoutMember: async (call) => {
      const admin = signedIn(call);
      await prove(database, admin, call.body.currentPassword);
      const member = await find(call.params.id);
      await database.transaction(async (transaction) => {
        await endAllSessions(transaction, member.id);
        await writeAudit(transaction, admin.id, 'logout-all', { kind: 'user', id: member.id });
      });
      return undefined;
    },
  } satisfies Partial<Handlers<typeof administration>>;
}
