import { sql } from 'kysely';
import type { Database, Transaction } from '../../db/connection.ts';
import { classifyFault } from '../../db/database-fault.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/member.ts';
import { openProgram } from './service.ts';

/** Gives somebody else's program stars; whoever has given some before gives others instead. */
export async function rateProgram(
  database: Database,
  caller: Member,
  id: number,
  stars: number,
): Promise<{ rating: number; userId: number }> {
  const program = await openProgram(database, caller, id);
  if (program.user_id === caller.id)
    throw new Refusal('forbidden', { message: 'You cannot rate your own program. Others do.' });
  await database
    .transaction(async (transaction) => {
      // Held, so that of many ratings at once the last to be written sees all others.
      await transaction.kysely
        .selectFrom('programs')
        .select('id')
        .where('id', '=', id)
        .modifyEnd(transaction.dialect.holdRow)
        .execute();
      await writeRating(transaction, id, caller.id, stars);
    })
    .catch((error: unknown) => {
      // Deleted since it was found.
      throw classifyFault(error) === 'foreign_key' ? new Refusal('not_found') : error;
    });
  return { rating: stars, userId: caller.id };
}

const averageRank = sql`(
  select cast(round(coalesce(avg(stars), 0) * 1000) as bigint) from ratings where program_id = programs.id)`;

async function writeRating(
  { kysely, dialect: { now } }: Transaction,
  programId: number,
  userId: number,
  stars: number,
): Promise<void> {
  await kysely
    .insertInto('ratings')
    .values({ program_id: programId, user_id: userId, stars, created_at: now })
    .onConflict((conflict) => conflict.columns(['program_id', 'user_id']).doUpdateSet({ stars }))
    .execute();
  await sql`update programs set rating_rank = ${averageRank} where id = ${programId}`.execute(kysely);
}

/** Takes back all that a member has given, so that the order of the programs forgets it too. */
export async function withdrawRatings({ kysely, dialect }: Transaction, userId: number): Promise<void> {
  const rated = await kysely
    .selectFrom('programs')
    .select('id')
    .where('id', 'in', (own) => own.selectFrom('ratings').select('program_id').where('user_id', '=', userId))
    .orderBy('id')
    .modifyEnd(dialect.holdRow)
    .execute();
  if (rated.length === 0) return;
  await kysely.deleteFrom('ratings').where('user_id', '=', userId).execute();
  for (const { id } of rated)
    await sql`update programs set rating_rank = ${averageRank} where id = ${id}`.execute(kysely);
}

export function listRatings(
  { kysely }: Database,
  programId: number,
): Promise<{ userId: number; rating: number }[]> {
  return kysely
    .selectFrom('ratings')
    .select(['user_id as userId', 'stars as rating'])
    .where('program_id', '=', programId)
    .orderBy('user_id')
    .execute();
}

interface Rated {
  average: number;
  count: number;
  /** The viewer's own stars. */
  own: number | null;
}

/** The stars of these programs; one that nobody has rated is left out. */
export async function readRatings(
  { kysely }: Database,
  programIds: readonly number[],
  viewerId: number,
): Promise<Map<number, Rated>> {
  if (programIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('ratings')
    .select((rating) => [
      'program_id',
      rating.fn.sum<number | string>('stars').as('sum'),
      rating.fn.countAll<number>().as('count'),
      sql<number | null>`max(case when user_id = ${viewerId} then stars end)`.as('own'),
    ])
    .where('program_id', 'in', programIds)
    .groupBy('program_id')
    .execute();
  return new Map(
    rows.map(({ program_id, sum, count, own }) => [program_id, { average: Number(sum) / count, count, own }]),
  );
}
