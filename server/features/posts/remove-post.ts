import { writeAudit } from '../../db/audit-log.ts';
import type { Database } from '../../db/connection.ts';
import { settleReportsOnDeleted } from '../../db/reports.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Member, mayJudge } from '../../members/member.ts';
import { findMember } from '../../members/member-reader.ts';
import { rememberHiddenPicture } from '../pictures/repository.ts';
import { findFor, type PostKind } from './find-post.ts';
import { deletePostRow } from './post-rows.ts';

/** Its author deletes a post; staff may, unless it is an administrator's and they are none, and leave a line about it. */
export async function removePost(
  database: Database,
  kind: PostKind,
  id: number,
  caller: Member,
  reason: string | null = null,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const row = await findFor(transaction, kind, id, caller);
    const isOwn = row.user_id === caller.id;
    if (!isOwn && !mayJudge(caller, await findMember(transaction, row.user_id ?? 0)))
      throw new Refusal('forbidden');
    await deletePostRow(transaction, id);
    await settleReportsOnDeleted(transaction);
    if (row.hidden && !row.held && row.image) await rememberHiddenPicture(transaction, row.image);
    if (!isOwn)
      await writeAudit(transaction, caller.id, `delete-${row.type}`, { kind: row.type, id }, reason);
  });
}
