import { basename } from 'node:path';
import { runQuietly } from './run-quietly.mjs';

/**
 * Runs npm: the one that runs this script, or the one on the PATH.
 * @param {string[]} args
 * @param {string} folder
 */
export function npm(args, folder) {
  const running = process.env.npm_execpath;
  if (running && basename(running).startsWith('npm-cli'))
    return runQuietly(process.execPath, [running, ...args], { cwd: folder });
  return runQuietly('npm', args, { cwd: folder, shell: process.platform === 'win32' });
}
