import type { Database } from './connection.ts';
import { toLookKey } from './look-key.ts';

const ROWS_AT_ONCE = 500;

/**
 * Gives a look to the names that have none: those of accounts from before names had one, and of nodes that are still
 * of the release before. Of two that look alike the older one gets it; that is enough to keep a third one away.
 */
export async function fillLookKeys(database: Database): Promise<void> {
  for (let after = 0; ; ) {
    const from = after;
    const users = await database.transaction(async ({ kysely, dialect }) => {
      // Two nodes that start at once would both find a look free.
      await dialect.takeMigrationLock(kysely);
      const rows = await kysely
        .selectFrom('users')
        .select(['id', 'username'])
        .where('look_key', 'is', null)
        .where('id', '>', from)
        .orderBy('id')
        .limit(ROWS_AT_ONCE)
        .execute();
      for (const { id, username } of rows) {
        const look = toLookKey(username);
        const taken = await kysely
          .selectFrom('users')
          .select('id')
          .where('look_key', '=', look)
          .executeTakeFirst();
        if (taken) continue;
        await kysely.updateTable('users').set({ look_key: look }).where('id', '=', id).execute();
      }
      return rows;
    });
    const last = users.at(-1);
    if (!last || users.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
}
