import type { Selectable } from 'kysely';
import { shown } from '#contract/rules/limits.ts';
import type { Database } from '../../db/connection.ts';
import { classifyFault } from '../../db/database-fault.ts';
import { settleReportsOnDeleted } from '../../db/reports.ts';
import type { Schema } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteDeletion } from '../../members/deleted-by-staff.ts';
import { refuseDeletion } from '../../members/imposed.ts';
import { actsAsStaff, type Member, maySee, moderationOf } from '../../members/member.ts';
import { findMember, findMembers } from '../../members/member-reader.ts';
import { avatarFor } from '../pictures/avatar-for.ts';
import { openProgram } from './service.ts';

type CommentRow = Selectable<Schema['comments']>;

/** Newest first; those of members whom the viewer has blocked are left out. */
export async function listComments(
  database: Database,
  viewer: Member,
  programId: number,
  cursor: string | undefined,
) {
  await openProgram(database, viewer, programId);
  const rows = await database.kysely
    .selectFrom('comments')
    .selectAll()
    .where('program_id', '=', programId)
    .where((comment) =>
      actsAsStaff(viewer)
        ? comment.and([])
        : comment.or([comment('hidden', '=', 0), comment('user_id', '=', viewer.id)]),
    )
    .where('user_id', 'not in', (blocked) =>
      blocked.selectFrom('blocks').select('blocked_id').where('blocks.user_id', '=', viewer.id),
    )
    .$if(cursor !== undefined, (query) => query.where('id', '<', Number(cursor)))
    .orderBy('id', 'desc')
    .limit(shown.feedPage + 1)
    .execute();
  const page = rows.slice(0, shown.feedPage);
  const authors = await findMembers(
    database,
    page.map(({ user_id }) => user_id),
  );
  return {
    comments: page.flatMap((row) => toComment(row, authors.get(row.user_id), viewer)),
    next: rows.length > page.length ? String(page.at(-1)?.id) : null,
  };
}

export async function createComment(database: Database, author: Member, programId: number, content: string) {
  await openProgram(database, author, programId);
  const { kysely, dialect } = database;
  const row = await kysely
    .insertInto('comments')
    .values({ program_id: programId, user_id: author.id, content, created_at: dialect.now })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      // Deleted since it was found.
      throw classifyFault(error) === 'foreign_key' ? new Refusal('not_found') : error;
    });
  const [comment] = toComment(row, author, author);
  if (!comment) throw new Refusal('not_found');
  return comment;
}

/** Its author deletes it; staff may, and its author is told. */
export function deleteComment(
  database: Database,
  caller: Member,
  id: number,
  reason?: string,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { kysely } = transaction;
    const row = await kysely.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || !maySee({ ...row, is_public: 1 }, caller)) throw new Refusal('not_found');
    const isOwn = row.user_id === caller.id;
    // A comment on a program that the caller may not see is as little there as the program.
    if (!isOwn) await openProgram(transaction, caller, row.program_id);
    const author = await findMember(transaction, row.user_id);
    if (!isOwn) await refuseDeletion(transaction, caller, author, { ...row, kind: 'comment' });
    await kysely.deleteFrom('comments').where('id', '=', id).execute();
    await settleReportsOnDeleted(transaction);
    const deleted = { kind: 'comment', id, text: row.content, author } as const;
    if (!isOwn) await noteDeletion(transaction, caller, deleted, reason);
  });
}

function toComment(row: CommentRow, author: Member | undefined, viewer: Member) {
  if (!author) return [];
  return [
    {
      id: row.id,
      userId: author.id,
      username: author.username,
      avatarUrl: avatarFor(author, viewer),
      comment: row.content,
      createdAt: new Date(row.created_at).toISOString(),
      moderation: moderationOf(row),
    },
  ];
}
