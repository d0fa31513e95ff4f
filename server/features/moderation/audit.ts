import { sql } from 'kysely';
import { contentKind } from '#contract/entities/report.ts';
import type { AuditTopic } from '#contract/rules/audit-topics.ts';
import { shown } from '#contract/rules/limits.ts';
import type { Database } from '../../db/connection.ts';
import { findMembers } from '../../members/member-reader.ts';
import { findContent } from './content.ts';

/** The beginnings of the actions that each topic has. */
const TOPICS: Record<AuditTopic, readonly string[]> = {
  hide: ['hide-'],
  restore: ['restore-'],
  delete: ['delete-'],
  suspension: ['suspend', 'unsuspend'],
  role: ['grant-role ', 'revoke-role '],
  premium: ['grant-premium', 'revoke-premium', 'premium ', 'test-payment '],
};

interface Asked {
  cursor?: string | undefined;
  topic?: AuditTopic | undefined;
  actorId?: number | undefined;
}

/** What staff did, newest first. */
export async function listAudit(database: Database, { cursor, topic, actorId }: Asked) {
  const beginnings = topic ? TOPICS[topic] : [];
  const rows = await database.kysely
    .selectFrom('audit_log')
    .selectAll()
    .$if(cursor !== undefined, (query) => query.where('id', '<', Number(cursor)))
    .$if(topic !== undefined, (query) =>
      query.where((line) =>
        line.or(beginnings.map((beginning) => sql<boolean>`action like ${`${beginning}%`}`)),
      ),
    )
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? 0))
    .orderBy('id', 'desc')
    .limit(shown.feedPage + 1)
    .execute();
  const page = rows.slice(0, shown.feedPage);
  const subjects = new Map<number, number | null>();
  for (const { id, subject_kind, subject_id } of page)
    subjects.set(id, await memberBehind(database, subject_kind, subject_id));
  const people = await findMembers(
    database,
    [...page.map(({ actor_id }) => actor_id), ...subjects.values()].flatMap((id) => id ?? []),
  );
  return {
    lines: page.map((row) => ({
      id: row.id,
      at: new Date(row.at).toISOString(),
      actor: people.get(row.actor_id ?? 0)?.username ?? null,
      actorId: row.actor_id,
      action: row.action,
      subjectKind: row.subject_kind,
      subjectId: row.subject_id,
      subjectName: people.get(subjects.get(row.id) ?? 0)?.username ?? null,
      reason: row.reason,
    })),
    next: rows.length > page.length ? String(page.at(-1)?.id) : null,
  };
}

/** Whom a line is about: the member, or whoever made the thing while it is there. */
async function memberBehind(database: Database, kind: string, id: number | null): Promise<number | null> {
  if (id === null || kind === 'user') return id;
  const known = contentKind.safeParse(kind);
  return known.success ? ((await findContent(database, known.data, id))?.user_id ?? null) : null;
}
