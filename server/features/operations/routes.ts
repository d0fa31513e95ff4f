import type { operations } from '#contract/endpoints/operations.ts';
import type { OpenDatabase } from '../../db/connection.ts';
import { isSchemaReady } from '../../db/migrate.ts';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

/** Slower than this a database is as good as gone. */
const DATABASE_ANSWERS_WITHIN_MS = 1_000;

export function operationHandlers(database: OpenDatabase, isStopping: () => boolean) {
  return {
    live: () => ({ status: 'ok' }),

    health: async () => {
      if (isStopping() || database.damage.isDamaged || !(await isDatabaseReady(database)))
        throw new Refusal('busy');
      return { status: 'ok' };
    },
  } satisfies Handlers<typeof operations>;
}

async function isDatabaseReady(database: OpenDatabase): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_ANSWERS_WITHIN_MS);
  });
  const ready = isSchemaReady(database).catch(() => false);
  return Promise.race([ready, tooLate]).finally(() => clearTimeout(timer));
}
