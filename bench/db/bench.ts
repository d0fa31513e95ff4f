import { mkdirSync, writeFileSync } from 'node:fs';
import { describeMachine } from '#bench/machine.ts';
import { makeSqliteDatabase } from '#server/testing/test-database.ts';
import { fillCommunity } from '../feed/fill-community.ts';
import { type MemoryRun, measureMemory } from './memory-run.ts';

const FULL = { posts: 20_000, queries: 200_000 };
const SHORT = { posts: 20_000, queries: 20_000 };

/** Whether memory stays flat while SQLite is asked again and again, and what prepared statements have to do with it. */
export async function bench(argv: string[]): Promise<void> {
  const isShort = argv.includes('--short');
  const size = isShort ? SHORT : FULL;
  const sqlite = makeSqliteDatabase();
  const memory: MemoryRun[] = [];
  try {
    await fillCommunity(sqlite.settings, size.posts);
    for (const rhythm of ['a query a turn', 'all in one turn']) {
      for (const version of ['cached statements', 'a statement for each query']) {
        memory.push(await measureMemory(sqlite.settings.dataDir, { version, rhythm }, size.queries));
      }
    }
  } finally {
    await sqlite.remove();
  }
  console.log(`\nMemory of a process that asks SQLite for a post ${size.queries} times`);
  console.table(memory);
  if (isShort) return;
  mkdirSync('bench/results', { recursive: true });
  const machine = describeMachine();
  writeFileSync('bench/results/db.json', `${JSON.stringify({ machine, size, memory }, null, 2)}\n`);
  console.log('\nWritten to bench/results/db.json');
}
