import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

const EVENTS_KEPT_MS = 90 * 24 * 60 * 60_000;

/** What happened long ago is asked for by nobody. */
export async function forgetOldTestEvents({ kysely, dialect: { now } }: Database): Promise<void> {
  const oldest = sql<number>`${now} - cast(${EVENTS_KEPT_MS} as bigint)`;
  await kysely.deleteFrom('test_events').where('at', '<', oldest).execute();
}
