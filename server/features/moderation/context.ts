import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { isStaff } from '../../members/member.ts';
import { toldSuspension } from '../../members/member-line.ts';
import { findMember, findMembers } from '../../members/member-reader.ts';
import { type Content, type ContentKind, findContent } from './content.ts';
import { nameOf } from './told.ts';

/** So many comments before and after one, and so many other posts of an author. */
const NEIGHBOURS = 2;
const OTHERS = 3;

interface Said {
  id: number;
  user_id: number | null;
  text: string;
  created_at: number;
}

/** What stands around a thing, and who made it: what staff need to judge it. */
export async function readContext(database: Database, kind: ContentKind, id: number) {
  const content = await findContent(database, kind, id);
  if (!content || content.is_public === 0) throw new Refusal('not_found');
  const around = kind === 'comment' ? await readThread(database, id) : null;
  return {
    program: around?.program ?? null,
    before: around?.before ?? [],
    after: around?.after ?? [],
    alsoBy: kind === 'comment' ? [] : await readOthers(database, content),
    author: content.user_id === null ? null : await readAuthor(database, content.user_id),
  };
}

async function readThread(database: Database, id: number) {
  const { kysely } = database;
  const program = await kysely
    .selectFrom('comments')
    .innerJoin('programs', 'programs.id', 'comments.program_id')
    .select(['programs.id', 'programs.name', 'programs.user_id'])
    .where('comments.id', '=', id)
    .executeTakeFirst();
  if (!program) throw new Refusal('not_found');
  const neighbours = async (side: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    (
      await sql<Said>`select id, user_id, content as text, created_at from comments
        where program_id = ${program.id} and hidden = 0 and id ${side} ${id}
        order by id ${order} limit ${NEIGHBOURS}`.execute(kysely)
    ).rows;
  const before = (await neighbours(sql`<`, sql`desc`)).reverse();
  const after = await neighbours(sql`>`, sql`asc`);
  const people = await findMembers(
    database,
    [program, ...before, ...after].map(({ user_id }) => user_id ?? 0),
  );
  return {
    program: { id: program.id, name: program.name, author: nameOf(people, program.user_id) },
    before: before.map((row) => toSaid(row, nameOf(people, row.user_id))),
    after: after.map((row) => toSaid(row, nameOf(people, row.user_id))),
  };
}

async function readOthers(database: Database, { kind, id, user_id }: Content) {
  if (user_id === null) return [];
  const author = await findMember(database, user_id);
  const { rows } = await sql<Said>`select id, user_id, content as text, created_at from posts
    where user_id = ${user_id} and is_public = 1 and hidden = 0 and id <> ${kind === 'post' ? id : 0}
    order by id desc limit ${OTHERS}`.execute(database.kysely);
  return rows.map((row) => toSaid(row, author?.username ?? ''));
}

async function readAuthor(database: Database, userId: number) {
  const member = await findMember(database, userId);
  if (!member) return null;
  const { rows } = await sql<{ made: number; hidden: number; suspended: number }>`select
    (select count(*) from posts where user_id = ${userId} and is_public = 1)
      + (select count(*) from comments where user_id = ${userId}) as made,
    (select count(*) from posts where user_id = ${userId} and is_public = 1 and hidden = 1 and held = 0)
      + (select count(*) from comments where user_id = ${userId} and hidden = 1)
      + (select count(*) from programs where user_id = ${userId} and is_public = 1 and hidden = 1) as hidden,
    (select count(*) from audit_log where action = 'suspend' and subject_id = ${userId}) as suspended`.execute(
    database.kysely,
  );
  return {
    id: member.id,
    username: member.username,
    since: member.createdAt.toISOString(),
    isStaff: isStaff(member),
    madeCount: rows[0]?.made ?? 0,
    hiddenCount: rows[0]?.hidden ?? 0,
    suspendedCount: rows[0]?.suspended ?? 0,
    suspension: toldSuspension(member),
  };
}

function toSaid({ id, text, created_at }: Said, author: string) {
  return { id, author, text, createdAt: new Date(created_at).toISOString() };
}
