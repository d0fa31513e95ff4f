import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ size: number, mtimeMs: number, hash: string }} InputFile */
/** @typedef {Record<string, InputFile>} Inputs by path, relative to the root */

/**
 * Every file that goes into a build, with its hash. A file whose size and time are those of `known` is not read again:
 * that is what keeps a second start quick.
 * @param {string} root
 * @param {string[]} paths folders and files; one that does not exist counts as empty
 * @param {Inputs} known
 * @returns {Inputs}
 */
export function readInputs(root, paths, known = {}) {
  /** @type {Inputs} */
  const inputs = {};
  for (const path of paths.flatMap((path) => filesUnder(root, path)).sort()) {
    const { size, mtimeMs } = statSync(join(root, path));
    const before = known[path];
    const isUntouched = before?.size === size && before.mtimeMs === mtimeMs;
    inputs[path] = { size, mtimeMs, hash: isUntouched ? before.hash : hashOf(join(root, path)) };
  }
  return inputs;
}

/**
 * Whether both hold the same files with the same content, whatever their times say: a fresh checkout touches them all.
 * @param {Inputs} one
 * @param {Inputs} other
 */
export function sameInputs(one, other) {
  const paths = Object.keys(one);
  return (
    paths.length === Object.keys(other).length && paths.every((path) => one[path]?.hash === other[path]?.hash)
  );
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(root, inside);
    return isTest(entry.name) ? [] : [inside];
  });
}

/** @param {string} name */
function isTest(name) {
  return /\.test\.tsx?$/.test(name);
}

/** @param {string} file */
function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
