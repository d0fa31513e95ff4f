import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** The database's own clock, in milliseconds since 1970: the one that all nodes share. */
export async function readClock({ kysely, dialect: { now } }: Database): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${now} as now`.execute(kysely);
  return Number(rows[0]?.now);
}
