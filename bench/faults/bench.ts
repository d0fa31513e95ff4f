import { mkdirSync, writeFileSync } from 'node:fs';
import { describeMachine } from '#bench/machine.ts';
import { killFirstStarts, killWhileWriting } from '#server/testing/faults/kill-server.ts';
import { losePostgres } from '#server/testing/faults/lose-postgres.ts';
import { startPostgresCluster } from '#server/testing/postgres-cluster.ts';
import { bundleTestServer } from '#server/testing/server-process.ts';
import { makePostgresDatabase, makeSqliteDatabase } from '#server/testing/test-database.ts';
import { holdForeignLock } from './foreign-lock.ts';
import { fillDisk } from './full-disk.ts';

const FULL = { kills: 20, firstStarts: 10, terminations: 10, restarts: 20, lockMs: 12_000, fullMs: 5_000 };
const SHORT = { kills: 2, firstStarts: 2, terminations: 2, restarts: 2, lockMs: 6_000, fullMs: 1_000 };
const NODES = 2;
const DOWN_MS = 500;

/** What goes wrong around the server, done to the server as it is shipped: what was lost, who ended, how long it took. */
export async function bench(argv: string[]): Promise<void> {
  const isShort = argv.includes('--short');
  const size = isShort ? SHORT : FULL;
  const bundle = await bundleTestServer();
  const results: Record<string, unknown> = {};
  const measure = async (name: string, work: () => Promise<unknown>) => {
    results[name] = await work();
    console.log(`\n${name}\n${JSON.stringify(results[name], null, 2)}`);
  };
  const cluster = await startPostgresCluster({ durable: true });
  try {
    const engines = { sqlite: makeSqliteDatabase, postgres: () => makePostgresDatabase(cluster.url) };
    for (const [engine, makePlace] of Object.entries(engines)) {
      await measure(`kill -9 while writing, ${engine}`, async () => {
        const place = await makePlace();
        return killWhileWriting(bundle, place, size.kills).finally(() => place.remove());
      });
      await measure(`kill -9 at the first start, ${engine}`, () =>
        killFirstStarts(bundle, makePlace, size.firstStarts),
      );
    }
    const { terminations, restarts } = size;
    await measure('PostgreSQL goes away', () =>
      losePostgres({ bundle, cluster, nodes: NODES, terminations, restarts, downMs: DOWN_MS }),
    );
    await measure('another process locks the SQLite file', () => holdForeignLock(bundle, size.lockMs));
    await measure('the disk is full', () => fillDisk(bundle, size.fullMs));
  } finally {
    bundle.remove();
    await cluster.stop();
  }
  if (isShort) return;
  const machine = describeMachine();
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/faults.json', `${JSON.stringify({ machine, ...results }, null, 2)}\n`);
  console.log('\nWritten to bench/results/faults.json');
}
