import type { Database } from '../../db/connection.ts';
import { subjectIsPublic } from '../../db/reports.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Member, maySee } from '../../members/member.ts';
import { findMembers } from '../../members/member-reader.ts';
import { type Content, type ContentKind, findContent, listHeld } from './content.ts';
import { nameOf, toTold } from './told.ts';

const QUEUE = 100;

/** Tells staff of something that the caller can see. Told again by the same member, the last words count, anew. */
export async function report(
  database: Database,
  caller: Member,
  { kind, id, reason }: { kind: ContentKind; id: number; reason: string },
): Promise<void> {
  const content = await findContent(database, kind, id);
  if (!content || !maySee(content, caller)) throw new Refusal('not_found');
  const { kysely, dialect } = database;
  await kysely
    .insertInto('reports')
    .values({ kind, subject_id: id, reporter_id: caller.id, reason, created_at: dialect.now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id', 'reporter_id'])
        .doUpdateSet({ reason, created_at: dialect.now, closed_at: null }),
    )
    .execute();
}

/** What was reported or held and waits for a look, each with its reports, the longest waiting first. */
export async function listReports(database: Database) {
  const reported = await database.kysely
    .selectFrom('reports')
    .select(['kind', 'subject_id as id'])
    .where('closed_at', 'is', null)
    .where(subjectIsPublic)
    .groupBy(['kind', 'subject_id'])
    .orderBy((report) => report.fn.min('created_at'))
    .orderBy((report) => report.fn.min('id'))
    .limit(QUEUE)
    .execute();
  const subjects = new Map<string, { kind: ContentKind; id: number }>();
  for (const one of [...reported, ...(await listHeld(database, QUEUE))])
    subjects.set(`${one.kind} ${one.id}`, one);
  const found: Content[] = [];
  const open: Awaited<ReturnType<typeof listOpen>> = [];
  for (const { kind, id } of subjects.values()) {
    const content = await findContent(database, kind, id);
    // Deleted or made private since.
    if (!content || content.is_public === 0) continue;
    found.push(content);
    open.push(...(await listOpen(database, kind, id)));
  }
  const people = await findMembers(database, [
    ...open.map(({ reporter_id }) => reporter_id),
    ...found.flatMap(({ user_id }) => user_id ?? []),
  ]);
  return found.map((content) => ({
    ...toTold(content, people),
    reports: open
      .filter(({ kind, subject_id }) => kind === content.kind && subject_id === content.id)
      .map(({ reporter_id, reason, created_at }) => ({
        reporter: nameOf(people, reporter_id),
        reason,
        createdAt: new Date(created_at).toISOString(),
      })),
  }));
}

function listOpen({ kysely }: Database, kind: ContentKind, id: number) {
  return kysely
    .selectFrom('reports')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(QUEUE)
    .execute();
}
