import { sql } from 'kysely';
import type { Window } from '#contract/rules/rate-limits.ts';
import type { Database } from '../db/connection.ts';

/** Where a counter stands after a call was counted. */
export interface Count {
  key: string;
  count: number;
  /** By the database's clock; together with the key it names this very window. */
  expiresAt: number;
  expiresInSeconds: number;
}

/** Counts calls in windows that begin with the first call. In the database, so that all nodes count together. */
export async function countCalls(
  { kysely, dialect: { now } }: Database,
  key: string,
  window: Window,
  calls = 1,
): Promise<Count> {
  const end = sql<number>`${now} + cast(${Math.round(window.seconds * 1_000)} as bigint)`;
  const row = await kysely
    .insertInto('counters')
    .values({ key, count: calls, expires_at: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when counters.expires_at <= ${now} then 0 else counters.count end + excluded.count`,
        expires_at: sql<number>`case when counters.expires_at <= ${now} then excluded.expires_at else counters.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at as expiresAt', sql<number>`expires_at - ${now}`.as('expiresIn')])
    .executeTakeFirstOrThrow();
  const { count, expiresAt, expiresIn } = row;
  return { key, count, expiresAt, expiresInSeconds: Math.max(1, Math.ceil(expiresIn / 1_000)) };
}

/** Gives a call back that turned out not to count, unless its window is over by now. */
export async function uncountCall({ kysely }: Database, { key, expiresAt }: Count): Promise<void> {
  await kysely
    .updateTable('counters')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('expires_at', '=', expiresAt)
    .where('count', '>', 0)
    .execute();
}

export async function forgetOldCounters({ kysely, dialect: { now } }: Database): Promise<void> {
  await kysely.deleteFrom('counters').where('expires_at', '<=', now).execute();
}
