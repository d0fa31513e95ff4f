import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingNames } from '#server/app/config.ts';
import { runInGroup } from './run-in-group.mjs';
import { endStragglers, runMark } from './stragglers.mjs';
import { testEnvironment } from './test-environment.mjs';

describe('a step of the tests', () => {
  it('gives its exit code and all it said', async () => {
    const program = 'console.log("out"); console.error("err"); process.exit(3)';
    const { code, output } = await runInGroup(process.execPath, ['-e', program], process.env);
    expect(code).toBe(3);
    expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
  });

  it('leaves no child behind', async () => {
    const program = `
      const child = require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' });
      console.log(child.pid);
      process.exit(0);`;
    const { output } = await runInGroup(process.execPath, ['-e', program], process.env);
    await expect.poll(() => isRunning(Number(output))).toBe(false);
  });

  it.runIf(process.platform === 'linux')(
    'leaves none behind that left its process group either',
    async () => {
      const run = randomUUID();
      const env = { ...process.env, [runMark]: run };
      const away = spawn('sleep', ['600'], { env, detached: true });
      await once(away, 'spawn');
      const ended = once(away, 'exit');
      expect(endStragglers(randomUUID())).toBe(0);
      expect(endStragglers(run)).toBe(1);
      expect(await ended).toEqual([null, 'SIGKILL']);
    },
  );

  it("never sees the developer's own configuration, least of all their database", () => {
    const own = Object.fromEntries(settingNames.map((name) => [name, 'their own']));
    const env = testEnvironment({ PATH: '/bin', ...own }, { A: 'b' });
    expect(env).toMatchObject({ PATH: '/bin', A: 'b' });
    expect(settingNames).toContain('DATABASE_URL');
    for (const name of settingNames) expect(env).not.toHaveProperty(name);
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A dead one that nobody has asked after yet still has its number; Linux tells by the letter Z.
    return process.platform !== 'linux' || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}
