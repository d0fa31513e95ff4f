import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { installPackages, packagesAreInstalled } from './installed-packages.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { cache, root } from './places.mjs';
import { PlainProblem } from './plain-problem.mjs';
import { isStale } from './product-parts.mjs';
import { runQuietly } from './run-quietly.mjs';

/** @typedef {import('./product-parts.mjs').PartName} PartName */
/** @typedef {(words: string) => void} Say */

/**
 * Installs what is missing. Nothing is written when nothing is missing, so a read-only copy can run.
 * @param {Say} say
 */
export async function prepareInstall(say) {
  if (packagesAreInstalled(root)) return;
  accessSync(root, constants.W_OK);
  await oneAtATime(cache, 'install', async () => {
    if (packagesAreInstalled(root)) return;
    say('Installing packages, about a minute …');
    await installPackages(root);
  });
}

/**
 * Installs what is missing and builds what is stale.
 * @param {PartName[]} parts
 * @param {Say} say
 */
export async function prepare(parts, say) {
  await prepareInstall(say);
  if (!parts.some((name) => isStale(root, name))) return;
  accessSync(root, constants.W_OK);
  await oneAtATime(cache, 'build', async () => {
    const stale = parts.filter((name) => isStale(root, name));
    if (stale.length === 0) return;
    say('Building, a few seconds …');
    await build(stale);
  });
}

/**
 * In a process of its own: the bundler's memory is given back before the server starts.
 * @param {PartName[]} names
 */
async function build(names) {
  const program = join(root, 'scripts/build-part.mjs');
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
  const { code, output } = await runQuietly(process.execPath, [program, ...names], { cwd: root, env });
  if (code !== 0) throw new PlainProblem(`The build failed.\n${output.trim()}`);
}
