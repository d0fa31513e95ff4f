import { shown } from '#contract/rules/limits.ts';
import type { Database } from '../../db/connection.ts';
import { findMembers } from '../../members/member-reader.ts';

/** What staff did, newest first. */
export async function listAudit(
  database: Database,
  {
    cursor,
    action,
    actorId,
  }: { cursor?: string | undefined; action?: string | undefined; actorId?: number | undefined },
) {
  const rows = await database.kysely
    .selectFrom('audit_log')
    .selectAll()
    .$if(cursor !== undefined, (query) => query.where('id', '<', Number(cursor)))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? 0))
    .orderBy('id', 'desc')
    .limit(shown.feedPage + 1)
    .execute();
  const page = rows.slice(0, shown.feedPage);
  const actors = await findMembers(
    database,
    page.flatMap(({ actor_id }) => actor_id ?? []),
  );
  return {
    lines: page.map((row) => ({
      id: row.id,
      at: new Date(row.at).toISOString(),
      actor: actors.get(row.actor_id ?? 0)?.username ?? null,
      action: row.action,
      subjectKind: row.subject_kind,
      subjectId: row.subject_id,
      reason: row.reason,
    })),
    next: rows.length > page.length ? String(page.at(-1)?.id) : null,
  };
}
