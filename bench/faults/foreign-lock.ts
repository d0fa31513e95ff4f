import { openDatabase } from '#server/db/connection.ts';
import { keepPosting } from '#server/testing/faults/keep-posting.ts';
import { type ServerBundle, toEnv } from '#server/testing/server-process.ts';
import { makeSqliteDatabase } from '#server/testing/test-database.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { watchReads } from './watch-reads.ts';

const CLIENTS = 4;

/** Another process, this one, holds the lock of the database file while a server is posted to and read from. */
export async function holdForeignLock(bundle: ServerBundle, heldMs: number) {
  const place = makeSqliteDatabase();
  const env = { ...toEnv(place.settings), RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'silent' };
  const server = await bundle.start(env);
  const database = openDatabase(place.settings);
  try {
    const visitor = new Visitor(server.url);
    await visitor.register('Reader');
    const { load, reads } = await database.transaction(async () => {
      const load = keepPosting([server.url], CLIENTS);
      const watch = watchReads(visitor, ['/api/live', '/api/health', '/api/presets', '/api/user']);
      await new Promise((resolve) => setTimeout(resolve, heldMs));
      return { load, reads: await watch.stop() };
    });
    await load.stop();
    return {
      heldMs,
      writes: load.statuses,
      slowestWriteMs: load.slowestMs,
      withoutRetryAfter: load.withoutRetryAfter,
      reads,
    };
  } finally {
    await database.close();
    server.child.kill('SIGTERM');
    await server.finished;
    await place.remove();
  }
}
