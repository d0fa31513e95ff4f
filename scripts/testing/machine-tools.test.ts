import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installMissingTools, tools } from './machine-tools.mjs';

/** A machine with nothing on its PATH but an apt-get that writes down what it is asked for. */
let programs = '';

beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'cymara-tools-'));
  vi.stubEnv('PATH', programs);
  vi.stubEnv('CHROMIUM', '');
  program('apt-get', `echo "$@" >> ${programs}/asked; [ "$1" = update ] || cp "$0" ${programs}/chromium`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(programs, { recursive: true });
});

describe('what tests need besides packages', () => {
  it("is installed from Debian's packages by root, after one update of the lists", async () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    const said: string[] = [];
    await installMissingTools(['chromium'], (words) => said.push(words));
    expect(said).toEqual(["Installing Chromium from Debian's packages …"]);
    expect(readFileSync(join(programs, 'asked'), 'utf8').split('\n')).toEqual([
      'update -q',
      'install -q -y --no-install-recommends chromium',
      '',
    ]);
    expect(tools.chromium.isThere()).toBe(true);
  });

  it('is left alone when it is there already, or when we are not root', async () => {
    const say = vi.fn();
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    await installMissingTools(['chromium'], say);
    expect(tools.chromium.isThere()).toBe(false);

    program('chromium', 'true');
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    await installMissingTools(['chromium'], say);
    expect(existsSync(join(programs, 'asked'))).toBe(false);
    expect(say).not.toHaveBeenCalled();
  });
});

function program(name: string, lines: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\nPATH=/usr/bin:/bin\n${lines}\n`);
  chmodSync(join(programs, name), 0o755);
}
