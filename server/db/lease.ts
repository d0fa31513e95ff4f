import { sql } from 'kysely';
import type { Database } from './connection.ts';

/**
 * Work that one process at a time may do, among all nodes of a database. Whoever has the lease may take it again and
 * so lengthen it; one that died leaves it to the next when its time is over, by the database's clock.
 */
export async function takeLease(
  { kysely, dialect: { now } }: Database,
  { name, holder, seconds }: { name: string; holder: string; seconds: number },
): Promise<boolean> {
  const row = await kysely
    .insertInto('leases')
    .values({ name, holder, ends_at: sql<number>`${now} + cast(${Math.round(seconds * 1_000)} as bigint)` })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder: sql`excluded.holder`, ends_at: sql`excluded.ends_at` })
        .where((lease) =>
          lease.or([lease('leases.holder', '=', holder), lease('leases.ends_at', '<=', now)]),
        ),
    )
    .returning('holder')
    .executeTakeFirst();
  return row !== undefined;
}

export async function giveLeaseBack(
  { kysely }: Database,
  { name, holder }: { name: string; holder: string },
): Promise<void> {
  await kysely.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}
