import { type Insertable, sql } from 'kysely';
import { listening as limit } from '#contract/rules/limits.ts';
import type { Database } from '../../db/connection.ts';
import type { ListeningRow, Schema } from '../../db/schema.ts';

type NewListening = Omit<Insertable<Schema['listening']>, 'id'>;

/** Kept once under its key. Sent again it only grows: the longer time and the later feelings count. */
export function keepListening({ kysely }: Database, row: NewListening): Promise<ListeningRow> {
  return kysely
    .insertInto('listening')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'session_key']).doUpdateSet({
        seconds: sql<number>`case when excluded.seconds > listening.seconds then excluded.seconds else listening.seconds end`,
        felt_before: sql<number | null>`coalesce(excluded.felt_before, listening.felt_before)`,
        felt_after: sql<number | null>`coalesce(excluded.felt_after, listening.felt_after)`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Newest first: those before this one, or all. */
export function findListeningOf(
  { kysely }: Database,
  userId: number,
  before?: number,
): Promise<ListeningRow[]> {
  return kysely
    .selectFrom('listening')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit.perPage)
    .execute();
}

/** The latest first, and no more than a year can hold at a sane pace. */
export function findListeningSince(
  { kysely }: Database,
  userId: number,
  since: number,
  most: number = limit.summarySessionsMax,
): Promise<ListeningRow[]> {
  return kysely
    .selectFrom('listening')
    .selectAll()
    .where('user_id', '=', userId)
    .where('started_at', '>=', since)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export async function sumListeningOf(
  { kysely }: Database,
  userId: number,
): Promise<{ sessions: number; seconds: number }> {
  const { sessions, seconds } = await kysely
    .selectFrom('listening')
    .select(({ fn }) => [
      fn.countAll<number>().as('sessions'),
      fn.sum<number | null>('seconds').as('seconds'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { sessions: Number(sessions), seconds: Number(seconds ?? 0) };
}

/** Whether there was such a session of this member's. */
export async function deleteListening({ kysely }: Database, userId: number, id: number): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('listening')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function deleteListeningOf({ kysely }: Database, userId: number): Promise<void> {
  await kysely.deleteFrom('listening').where('user_id', '=', userId).execute();
}
