import { shown } from '#contract/rules/limits.ts';
import { writeAudit } from '../../db/audit-log.ts';
import type { Database } from '../../db/connection.ts';
import { readClock } from '../../db/read-clock.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseImposedByHigher } from '../../members/imposed.ts';
import { isStaff, type Member } from '../../members/member.ts';
import { toLine } from '../../members/member-line.ts';
import { findMember, findMembersByBeginning, isLastAdministrator } from '../../members/member-reader.ts';
import { setSuspension } from '../../members/standing.ts';

/** Accounts by the beginning of their names; all of them where none is given. */
export async function searchMembers(
  database: Database,
  staff: Member,
  { q = '', cursor }: { q?: string | undefined; cursor?: string | undefined },
) {
  const limit = shown.feedPage + 1;
  const found = await findMembersByBeginning(database, q, { after: Number(cursor ?? 0), limit });
  const page = found.slice(0, shown.feedPage);
  return {
    members: page.map((member) => toLine(member, staff)),
    next: found.length > page.length ? String(page.at(-1)?.id) : null,
  };
}

/** A moderator suspends members, an administrator staff as well, and has the last word; nobody suspends oneself. */
export function setSuspended(
  database: Database,
  staff: Member,
  id: number,
  suspension: { reason: string; until: string | null } | null,
  whyLifted: string | null = null,
) {
  return database.transaction(async (transaction) => {
    const member = await findMember(transaction, id);
    if (!member) throw new Refusal('not_found');
    if (member.id === staff.id) throw new Refusal('conflict');
    if (isStaff(member) && !staff.isAdmin) throw new Refusal('forbidden');
    if (member.isSuspended) await refuseImposedByHigher(transaction, staff, 'suspend', { kind: 'user', id });
    if (suspension && member.isAdmin && (await isLastAdministrator(transaction, id)))
      throw new Refusal('conflict');
    const until = suspension?.until ? Date.parse(suspension.until) : null;
    if (until !== null) await refusePast(transaction, until);
    await setSuspension(transaction, id, suspension && { reason: suspension.reason, until });
    const action = suspension ? 'suspend' : 'unsuspend';
    await writeAudit(transaction, staff.id, action, { kind: 'user', id }, suspension?.reason ?? whyLifted);
    const changed = await findMember(transaction, id);
    if (!changed) throw new Refusal('not_found');
    return toLine(changed, staff);
  });
}

async function refusePast(database: Database, until: number): Promise<void> {
  if (until > (await readClock(database))) return;
  const message = 'Please choose an end that lies ahead';
  throw new Refusal('invalid', { message, errors: [{ path: 'until', message }] });
}
