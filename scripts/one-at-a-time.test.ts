import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cymara-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('work that only one process may do', () => {
  it('is never done twice at once, and each waiter gets its turn', async () => {
    let atOnce = 0;
    let most = 0;
    const work = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await nextTurn();
      atOnce -= 1;
      return 'done';
    };
    const all = await Promise.all([1, 2, 3].map(() => oneAtATime(folder, 'build', work)));
    expect(all).toEqual(['done', 'done', 'done']);
    expect(most).toBe(1);
  });

  it('leaves no lock behind, also when it fails', async () => {
    await expect(oneAtATime(folder, 'build', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('goes ahead when the last owner was killed and its lock has gone cold', async () => {
    writeFileSync(join(folder, 'build.lock'), 'killed');
    utimesSync(join(folder, 'build.lock'), 1, 1);
    expect(await oneAtATime(folder, 'build', async () => 'mine')).toBe('mine');
  });
});
