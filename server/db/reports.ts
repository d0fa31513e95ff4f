import { type RawBuilder, sql } from 'kysely';
import type { Database } from './connection.ts';

/** Whether what a report is about is there for everyone; a comment is as public as its program. */
export const subjectIsPublic: RawBuilder<boolean> = sql<boolean>`case reports.kind
  when 'post' then exists (
    select 1 from posts where posts.id = reports.subject_id and posts.is_public = 1)
  when 'comment' then exists (
    select 1 from comments join programs on programs.id = comments.program_id
    where comments.id = reports.subject_id and programs.is_public = 1)
  when 'program' then exists (
    select 1 from programs where programs.id = reports.subject_id and programs.is_public = 1)
  else exists (select 1 from users where users.id = reports.subject_id) end`;

const subjectIsGone = sql<boolean>`not case reports.kind
  when 'post' then exists (select 1 from posts where posts.id = reports.subject_id)
  when 'comment' then exists (select 1 from comments where comments.id = reports.subject_id)
  when 'program' then exists (select 1 from programs where programs.id = reports.subject_id)
  else exists (select 1 from users where users.id = reports.subject_id) end`;

/** After a deletion: closes the reports on what went, and on what went with it. */
export async function settleReportsOnDeleted({ kysely, dialect }: Database): Promise<void> {
  await kysely
    .updateTable('reports')
    .set({ closed_at: dialect.now })
    .where('closed_at', 'is', null)
    .where(subjectIsGone)
    .execute();
}
