import { sql } from 'kysely';
import { writeAudit } from '../../db/audit-log.ts';
import type { Database } from '../../db/connection.ts';
import type { Schema } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseImposedByHigher } from '../../members/imposed.ts';
import { type Member, mayJudge } from '../../members/member.ts';
import { findMember } from '../../members/member-reader.ts';
import { setProfileHidden } from '../../members/standing.ts';

export type ContentKind = Schema['reports']['kind'];

/** Something that can be judged, whatever kind it is of. */
export interface Content {
  kind: ContentKind;
  id: number;
  user_id: number | null;
  text: string;
  image: string | null;
  is_public: number;
  hidden: number;
  held: number;
  hidden_reason: string | null;
  created_at: number;
}

/** A comment is as public as its program. */
const ofProgram = sql`(select is_public from programs where programs.id = comments.program_id)`;

const TABLES = {
  post: { table: 'posts', columns: sql`content as text, image, is_public` },
  comment: { table: 'comments', columns: sql`content as text, null as image, ${ofProgram} as is_public` },
  program: { table: 'programs', columns: sql`name as text, null as image, is_public` },
} as const;

export async function findContent(
  database: Database,
  kind: ContentKind,
  id: number,
): Promise<Content | undefined> {
  if (kind === 'profile') return findProfile(database, id);
  const { table, columns } = TABLES[kind];
  const { rows } = await sql<Omit<Content, 'kind'>>`
    select id, user_id, ${columns}, hidden, held, hidden_reason, created_at
    from ${sql.table(table)} where id = ${id}`.execute(database.kysely);
  return rows[0] && { ...rows[0], kind };
}

async function findProfile(database: Database, id: number): Promise<Content | undefined> {
  const member = await findMember(database, id);
  if (!member) return undefined;
  return {
    kind: 'profile',
    id,
    user_id: id,
    text: [member.username, member.bio].filter(Boolean).join('\n'),
    image: member.avatarImage,
    is_public: 1,
    hidden: member.profileHidden ? 1 : 0,
    held: 0,
    hidden_reason: member.profileHidden?.reason ?? null,
    created_at: member.createdAt.getTime(),
  };
}

/** What waits for its first look. */
export async function listHeld(
  { kysely }: Database,
  limit: number,
): Promise<{ kind: ContentKind; id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from posts where hidden = 1 and held = 1 and is_public = 1 order by id limit ${limit}`.execute(
    kysely,
  );
  return rows.map(({ id }) => ({ kind: 'post', id }));
}

/** Takes it out of view, with a reason that its author reads; what was reported of it is settled. */
export function hide(
  database: Database,
  staff: Member,
  kind: ContentKind,
  id: number,
  reason: string,
): Promise<void> {
  return judge(database, staff, kind, id, { hidden: 1, reason });
}

/** Shows it again, or leaves it in view; what was reported of it is settled. */
export function restore(
  database: Database,
  staff: Member,
  kind: ContentKind,
  id: number,
  reason: string | null,
): Promise<void> {
  return judge(database, staff, kind, id, { hidden: 0, reason });
}

function judge(
  database: Database,
  staff: Member,
  kind: ContentKind,
  id: number,
  { hidden, reason }: { hidden: 0 | 1; reason: string | null },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { kysely, dialect } = transaction;
    const content = await findContent(transaction, kind, id);
    // What only its owner sees is nobody else's to judge.
    if (!content || content.is_public === 0) throw new Refusal('not_found');
    await refuseOwnOrHigher(transaction, staff, content);
    if (content.hidden && !content.held)
      await refuseImposedByHigher(transaction, staff, `hide-${kind}`, { kind, id });
    // Why it is shown again stands in the log; why it is hidden, with the thing.
    const told = hidden ? reason : null;
    if (kind === 'profile') await setProfileHidden(transaction, id, hidden, told);
    else
      await sql`update ${sql.table(TABLES[kind].table)}
        set hidden = ${hidden}, held = 0, hidden_reason = ${told} where id = ${id}`.execute(kysely);
    await kysely
      .updateTable('reports')
      .set({ closed_at: dialect.now })
      .where('kind', '=', kind)
      .where('subject_id', '=', id)
      .where('closed_at', 'is', null)
      .execute();
    await writeAudit(transaction, staff.id, `${hidden ? 'hide' : 'restore'}-${kind}`, { kind, id }, reason);
  });
}

/** Nobody below an administrator judges what is their own, or what an administrator made. */
async function refuseOwnOrHigher(database: Database, staff: Member, { user_id }: Content): Promise<void> {
  if (staff.isAdmin || user_id === null) return;
  if (user_id === staff.id)
    throw new Refusal('conflict', { message: 'Your own things are for others to judge.' });
  if (!mayJudge(staff, await findMember(database, user_id)))
    throw new Refusal('forbidden', { message: 'What an administrator made is for administrators to judge.' });
}
