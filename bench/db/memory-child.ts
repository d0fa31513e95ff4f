import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { openDatabase } from '#server/db/connection.ts';
import type { Schema } from '#server/db/schema.ts';
import { readFeedPage } from './feed-page.ts';
import type { MemoryRun } from './memory-run.ts';

const SAMPLES = 40;
const MB = 1024 * 1024;

const [dataDir = '', version = '', queries = '0'] = process.argv.slice(2);
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

async function run(total: number): Promise<MemoryRun> {
  const newest = (await readFeedPage({ kysely }, Number.MAX_SAFE_INTEGER))[0]?.created_at ?? 0;
  const samples: { queries: number; bytes: number }[] = [];
  const started = performance.now();
  const part = Math.floor(total / SAMPLES);
  for (let done = 0; done < total; done += part) {
    for (let query = 0; query < part; query += 1) await readFeedPage({ kysely }, newest - query * 60_000);
    globalThis.gc?.();
    samples.push({ queries: done + part, bytes: process.memoryUsage.rss() });
  }
  const seconds = (performance.now() - started) / 1_000;
  return {
    version,
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
