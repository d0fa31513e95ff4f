import { join } from 'node:path';
import { chromiumPath } from '../chromium.mjs';
import { isExecutable, pathFolders } from '../path-folders.mjs';
import { postgresFolder } from '../postgres.mjs';
import { runInGroup } from './run-in-group.mjs';

/** @typedef {'chromium' | 'postgresql'} Tool */

/**
 * What tests need besides Node packages. Of Debian's packages the first that can be had will do: not every release has
 * the headless shell.
 * @type {Record<Tool, { title: string, packages: string[], isThere: () => boolean }>}
 */
export const tools = {
  chromium: {
    title: 'Chromium',
    packages: ['chromium-headless-shell', 'chromium'],
    isThere: () => chromiumPath() !== undefined,
  },
  postgresql: {
    title: 'PostgreSQL',
    packages: ['postgresql'],
    isThere: () => postgresFolder() !== undefined,
  },
};

/**
 * How to get a tool, for those who must do it by hand.
 * @param {Tool} tool
 */
export function howToGet(tool) {
  if (tool === 'chromium')
    return 'install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM to its path';
  return 'install PostgreSQL (Debian: apt-get install postgresql), with initdb and postgres on the PATH';
}

/**
 * Installs the missing ones from Debian's packages, where that is possible and allowed.
 * @param {Tool[]} wanted
 * @param {(words: string) => void} say
 */
export async function installMissingTools(wanted, say) {
  const missing = wanted.filter((tool) => !tools[tool].isThere());
  if (missing.length === 0 || process.getuid?.() !== 0 || !isOnPath('apt-get')) return;
  say(`Installing ${missing.map((tool) => tools[tool].title).join(' and ')} from Debian's packages …`);
  // Runlevel 1 keeps Debian from starting a database service of its own: tests start theirs and stop it again.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const updated = await runInGroup('apt-get', ['update', '-q'], env);
  const options = ['install', '-q', '-y', '--no-install-recommends'];
  for (const tool of missing) {
    let output = updated.output;
    for (const name of tools[tool].packages) {
      if (tools[tool].isThere()) break;
      output += (await runInGroup('apt-get', [...options, name], env)).output;
    }
    if (!tools[tool].isThere()) say(lastLines(output));
  }
}

/** @param {string} program */
function isOnPath(program) {
  return pathFolders().some((folder) => isExecutable(join(folder, program)));
}

/** @param {string} output */
function lastLines(output) {
  return output.trim().split('\n').slice(-6).join('\n');
}
