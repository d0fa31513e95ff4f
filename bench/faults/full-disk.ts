import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/connection.ts';
import { findLostPosts, keepPosting } from '#server/testing/faults/keep-posting.ts';
import type { ServerBundle } from '#server/testing/server-process.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { watchReads } from './watch-reads.ts';

const SIZE = '8m';
const CLIENTS = 4;
const BACK_WITHIN_MS = 30_000;
/** Small steps, so that nothing but crumbs is left. */
const STEP = 1_024;

/** The data folder lies on a small disk of its own, which is filled to the brim and freed again under load. */
export async function fillDisk(bundle: ServerBundle, fullMs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'cymara-full-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return 'not run: this user may not mount a small disk';
  }
  const env = { PORT: '0', DATA_DIR: folder, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'silent' };
  const server = await bundle.start(env);
  try {
    const visitor = new Visitor(server.url);
    await visitor.register('Reader');
    const load = keepPosting([server.url], CLIENTS);
    await until(() => load.acknowledged.length > 50);
    const ballast = join(folder, 'ballast');
    fill(ballast);
    await until(() => (load.statuses[503] ?? 0) > 0);
    const before = { ...load.statuses };
    const watch = watchReads(visitor, ['/api/live', '/api/health', '/api/presets', '/api/user']);
    const codes = new Set<string>();
    for (const begin = performance.now(); performance.now() - begin < fullMs; ) {
      const { status, body } = await visitor.post('/api/community/posts/guest', { content: 'Room?' });
      codes.add(`${status} ${body.code ?? ''}`.trim());
    }
    const reads = await watch.stop();
    const whileFull = difference(load.statuses, before);
    const acknowledged = load.acknowledged.length;
    rmSync(ballast);
    const freed = performance.now();
    await until(() => load.acknowledged.length > acknowledged);
    const writesAgainAfterMs = Math.round(performance.now() - freed);
    await load.stop();
    const database = openDatabase({ dataDir: folder });
    const lost = await findLostPosts(database, load.acknowledged);
    await database.close();
    return {
      acknowledged: load.acknowledged.length,
      lost: lost.length,
      whileFull,
      codes: [...codes],
      reads,
      writesAgainAfterMs,
    };
  } finally {
    server.child.kill('SIGTERM');
    await server.finished;
    // Lazily: the engine lets go of a file only when the memory of its statements is cleared.
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function fill(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(STEP), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (const begin = performance.now(); !isSo(); ) {
    if (performance.now() - begin > BACK_WITHIN_MS) throw new Error('The server did not come so far.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function difference(after: Record<number, number>, before: Record<number, number>): Record<string, number> {
  const counts = Object.entries(after).map(([status, count]) => [
    status,
    count - (before[Number(status)] ?? 0),
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}
