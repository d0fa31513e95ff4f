import { sql } from 'kysely';
import { shown } from '#contract/rules/limits.ts';
import type { Database } from '../../db/connection.ts';
import { findMembers } from '../../members/member-reader.ts';
import { type Content, type ContentKind, findContent } from './content.ts';
import { toTold } from './told.ts';

interface Line {
  id: number;
  at: number;
  actor_id: number | null;
  subject_kind: ContentKind;
  subject_id: number;
}

/** The last word on each thing that was ever hidden, where that word was "hide". */
const LAST_WORDS = sql`audit_log as line where line.action like 'hide-%' and not exists (
  select 1 from audit_log as later where later.id > line.id and later.subject_kind = line.subject_kind
  and later.subject_id = line.subject_id and (later.action like 'hide-%' or later.action like 'restore-%'))`;

/** What staff took out of view and is still there, the latest first. The log says who did it. */
export async function listHidden(database: Database, { cursor }: { cursor?: string | undefined }) {
  const before = cursor === undefined ? sql`` : sql`and line.id < ${Number(cursor)}`;
  const { rows } = await sql<Line>`
    select line.id, line.at, line.actor_id, line.subject_kind, line.subject_id from ${LAST_WORDS} ${before}
    order by line.id desc limit ${shown.feedPage + 1}`.execute(database.kysely);
  const page = rows.slice(0, shown.feedPage);
  const found: { line: Line; content: Content }[] = [];
  for (const line of page) {
    const content = await findContent(database, line.subject_kind, line.subject_id);
    // Deleted or made private since.
    if (content && content.hidden === 1 && content.is_public === 1) found.push({ line, content });
  }
  const people = await findMembers(
    database,
    found.flatMap(({ line, content }) => [line.actor_id ?? 0, content.user_id ?? 0]),
  );
  return {
    hidden: found.map(({ line, content }) => ({
      ...toTold(content, people),
      hiddenBy: people.get(line.actor_id ?? 0)?.username ?? null,
      hiddenAt: new Date(line.at).toISOString(),
    })),
    next: rows.length > page.length ? String(page.at(-1)?.id) : null,
  };
}
