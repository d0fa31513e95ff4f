import type { Database } from '../../db/connection.ts';
import { settleReportsOnDeleted } from '../../db/reports.ts';
import { noteDeletion } from '../../members/deleted-by-staff.ts';
import { refuseDeletion } from '../../members/imposed.ts';
import type { Member } from '../../members/member.ts';
import { findMember } from '../../members/member-reader.ts';
import { rememberHiddenPicture } from '../pictures/repository.ts';
import { findFor, type PostKind } from './find-post.ts';
import { deletePostRow } from './post-rows.ts';

/** Its author deletes a post; staff may, unless it is an administrator's and they are none, and its author is told. */
export async function removePost(
  database: Database,
  kind: PostKind,
  id: number,
  caller: Member,
  reason?: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const row = await findFor(transaction, kind, id, caller);
    const isOwn = row.user_id === caller.id;
    const author = await findMember(transaction, row.user_id ?? 0);
    if (!isOwn) await refuseDeletion(transaction, caller, author, { ...row, kind: 'post' });
    await deletePostRow(transaction, id);
    await settleReportsOnDeleted(transaction);
    if (row.hidden && !row.held && row.image) await rememberHiddenPicture(transaction, row.image);
    const deleted = { kind: row.type, id, text: row.content, author };
    if (!isOwn) await noteDeletion(transaction, caller, deleted, reason);
  });
}
