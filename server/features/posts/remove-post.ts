import { writeAudit } from '../../db/audit-log.ts';
import type { Database } from '../../db/connection.ts';
import { settleReportsOnDeleted } from '../../db/reports.ts';
import { Refusal } from '../../http/refusal.ts';
import { actsAsStaff, type Member } from '../../members/member.ts';
import { rememberHiddenPicture } from '../pictures/repository.ts';
import { findFor, type PostKind } from './find-post.ts';
import { deletePostRow } from './post-rows.ts';

/** Its author deletes a post; staff may, and leave a line about it. */
export async function removePost(
  database: Database,
  kind: PostKind,
  id: number,
  caller: Member,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const row = await findFor(transaction, kind, id, caller);
    const isOwn = row.user_id === caller.id;
    if (!isOwn && !actsAsStaff(caller)) throw new Refusal('forbidden');
    await deletePostRow(transaction, id);
    await settleReportsOnDeleted(transaction);
    if (row.hidden && !row.held && row.image) await rememberHiddenPicture(transaction, row.image);
    if (!isOwn) await writeAudit(transaction, caller.id, `delete-${row.type}`, { kind: row.type, id });
  });
}
