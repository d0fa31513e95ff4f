import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { openDatabase } from '#server/db/connection.ts';
import type { Schema } from '#server/db/schema.ts';
import type { MemoryRun } from './memory-run.ts';

const SAMPLES = 40;
const POSTS_ASKED_FOR = 10_000;
const MB = 1024 * 1024;

const [dataDir = '', version = '', rhythm = '', queries = '0'] = process.argv.slice(2);
const kysely = version === 'cached statements' ? openDatabase({ dataDir }).kysely : openPlainly(dataDir);
process.stdout.write(JSON.stringify(await run(Number(queries))));
await kysely.destroy();

/** What one would write first: the library as it comes. */
function openPlainly(folder: string): Kysely<Schema> {
  const connection = new Libsql(join(folder, 'cymara.db'));
  return new Kysely<Schema>({
    dialect: new SqliteDialect({ database: connection as unknown as SqliteDatabase }),
  });
}

/** A small query, as a server asks many times a second: what is kept of it must be nothing. */
function readPost(id: number) {
  return kysely
    .selectFrom('posts')
    .leftJoin('users', 'users.id', 'posts.user_id')
    .select(['posts.id', 'posts.content', 'posts.created_at', 'users.username'])
    .where('posts.id', '=', id)
    .executeTakeFirst();
}

async function run(total: number): Promise<MemoryRun> {
  const samples: { queries: number; bytes: number }[] = [];
  const started = performance.now();
  const part = Math.floor(total / SAMPLES);
  for (let done = 0; done < total; done += part) {
    for (let query = 0; query < part; query += 1) {
      await readPost(1 + (query % POSTS_ASKED_FOR));
      // Native objects are released only when the event loop turns, as it does between two requests.
      if (rhythm === 'a query a turn') await new Promise(setImmediate);
    }
    samples.push({ queries: done + part, bytes: process.memoryUsage.rss() });
  }
  const seconds = (performance.now() - started) / 1_000;
  return {
    version,
    rhythm,
    queriesPerSecond: Math.round(total / seconds),
    startMb: Math.round((samples[0]?.bytes ?? 0) / MB),
    endMb: Math.round((samples.at(-1)?.bytes ?? 0) / MB),
    bytesPerQuery: Math.round(slope(samples.slice(SAMPLES / 2))),
  };
}

/** Least squares through the samples. */
function slope(samples: { queries: number; bytes: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map((sample) => sample.queries));
  const y = mean(samples.map((sample) => sample.bytes));
  const above = samples.reduce((sum, sample) => sum + (sample.queries - x) * (sample.bytes - y), 0);
  return above / samples.reduce((sum, sample) => sum + (sample.queries - x) ** 2, 0);
}
