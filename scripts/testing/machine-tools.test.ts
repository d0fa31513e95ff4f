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
  program(
    'apt-get',
    `echo "$@" >> ${programs}/asked
    for last in "$@"; do :; done
    [ "$1" = update ] || ! grep -qx "$last" ${programs}/archive || cp "$0" ${programs}/$last`,
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(programs, { recursive: true });
});

describe('what tests need besides packages', () => {
  it.each([
    ['the headless shell', ['chromium-headless-shell', 'chromium'], ['chromium-headless-shell']],
    ['the whole browser where there is no shell', ['chromium'], ['chromium-headless-shell', 'chromium']],
  ])(
    "is installed from Debian's packages by root, after one update of the lists: %s",
    async (_, archive, asked) => {
      writeFileSync(join(programs, 'archive'), archive.join('\n'));
      vi.spyOn(process, 'getuid').mockReturnValue(0);
      const said: string[] = [];
      await installMissingTools(['chromium'], (words) => said.push(words));
      expect(said).toEqual(["Installing Chromium from Debian's packages …"]);
      expect(readFileSync(join(programs, 'asked'), 'utf8').split('\n')).toEqual([
        'update -q',
        ...asked.map((name) => `install -q -y --no-install-recommends ${name}`),
        '',
      ]);
      expect(tools.chromium.isThere()).toBe(true);
    },
  );

  it('says what apt-get said when it cannot be had', async () => {
    writeFileSync(join(programs, 'archive'), '');
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    program('apt-get', 'echo Unable to locate package; exit 100');
    const said: string[] = [];
    await installMissingTools(['chromium'], (words) => said.push(words));
    expect(said.at(-1)).toContain('Unable to locate package');
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
