import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { Refusal } from '../http/refusal.ts';
import { type Member, mayJudge } from './member.ts';
import { findMember } from './member-reader.ts';

/** What an administrator has hidden or suspended is for administrators to change. The log says who it was. */
export async function refuseImposedByHigher(
  database: Database,
  staff: Member,
  action: string,
  subject: { kind: string; id: number },
): Promise<void> {
  if (staff.isAdmin) return;
  const { rows } = await sql<{ actor_id: number | null }>`
    select actor_id from audit_log
    where action = ${action} and subject_kind = ${subject.kind} and subject_id = ${subject.id}
    order by id desc limit 1`.execute(database.kysely);
  const imposer = await findMember(database, rows[0]?.actor_id ?? 0);
  if (imposer?.isAdmin)
    throw new Refusal('forbidden', {
      message: 'An administrator has decided this, so only administrators can change it.',
    });
}

/** Whether somebody else's thing is for this member of staff to delete: their rank, and what was decided about it before. */
export async function refuseDeletion(
  database: Database,
  staff: Member,
  author: Member | undefined,
  thing: { kind: 'post' | 'comment' | 'program'; id: number; hidden: number; held: number },
): Promise<void> {
  if (!mayJudge(staff, author)) throw new Refusal('forbidden');
  const { kind, id, hidden, held } = thing;
  if (hidden && !held) await refuseImposedByHigher(database, staff, `hide-${kind}`, { kind, id });
}
