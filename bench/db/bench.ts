import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { startPostgresCluster } from '#server/testing/postgres-cluster.ts';
import {
  makePostgresDatabase,
  makeSqliteDatabase,
  type TestDatabase,
} from '#server/testing/test-database.ts';
import { type FeedTimes, measureFeedPages } from './feed-page.ts';
import { fillCommunity } from './fill-community.ts';
import { type MemoryRun, measureMemory } from './memory-run.ts';

const FULL = { posts: 200_000, pages: 5_000, queries: 200_000 };
const SHORT = { posts: 20_000, pages: 500, queries: 20_000 };

/** A page of the feed on both engines, and whether memory stays flat while it is asked for. */
export async function bench(argv: string[]): Promise<void> {
  const isShort = argv.includes('--short');
  const size = isShort ? SHORT : FULL;
  const feed: Record<string, FeedTimes> = {};

  const sqlite = makeSqliteDatabase();
  let memory: MemoryRun[];
  try {
    feed.sqlite = await measureEngine(sqlite, size);
    memory = [];
    for (const rhythm of ['a query a turn', 'all in one turn']) {
      for (const version of ['cached statements', 'a statement for each query']) {
        memory.push(await measureMemory(sqlite.settings.dataDir, { version, rhythm }, size.queries));
      }
    }
  } finally {
    await sqlite.remove();
  }

  const cluster = await startPostgresCluster({ durable: true });
  try {
    const postgres = await makePostgresDatabase(cluster.url);
    feed.postgres = await measureEngine(postgres, size).finally(() => postgres.remove());
  } finally {
    await cluster.stop();
  }

  console.log(
    `\nA page of 30 posts with authors and like counts, ${size.posts} posts, ${size.pages} pages (ms)`,
  );
  console.table(feed);
  console.log(`\nMemory of a process that asks SQLite for a post ${size.queries} times`);
  console.table(memory);
  if (isShort) return;
  mkdirSync('bench/results', { recursive: true });
  const machine = { node: process.version, cores: cpus().length, arch: process.arch };
  writeFileSync('bench/results/db.json', `${JSON.stringify({ machine, size, feed, memory }, null, 2)}\n`);
  console.log('\nWritten to bench/results/db.json');
}

async function measureEngine(place: TestDatabase, size: typeof FULL): Promise<FeedTimes> {
  const database = openDatabase(place.settings);
  try {
    await migrate(database);
    await fillCommunity(database, size.posts);
    return await measureFeedPages(database, size.pages);
  } finally {
    await database.close();
  }
}
