import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/member.ts';
import { findMember, findMembers } from '../../members/member-reader.ts';

/** From now on the caller sees nothing of this member's posts, comments and programs. Nobody is told. */
export async function block(database: Database, caller: Member, id: number): Promise<void> {
  if (id === caller.id) throw new Refusal('conflict');
  if (!(await findMember(database, id))) throw new Refusal('not_found');
  const { kysely, dialect } = database;
  await kysely
    .insertInto('blocks')
    .values({ user_id: caller.id, blocked_id: id, created_at: dialect.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unblock({ kysely }: Database, caller: Member, id: number): Promise<void> {
  await kysely.deleteFrom('blocks').where('user_id', '=', caller.id).where('blocked_id', '=', id).execute();
}

export async function listBlocked(database: Database, caller: Member): Promise<Member[]> {
  const rows = await database.kysely
    .selectFrom('blocks')
    .select('blocked_id')
    .where('user_id', '=', caller.id)
    .orderBy('created_at', 'desc')
    .execute();
  const members = await findMembers(
    database,
    rows.map(({ blocked_id }) => blocked_id),
  );
  return rows.flatMap(({ blocked_id }) => members.get(blocked_id) ?? []);
}
