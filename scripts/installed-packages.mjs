import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { PlainProblem } from './plain-problem.mjs';

/** @typedef {{ version?: string, resolved?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */

/**
 * Whether node_modules is that of package-lock.json. Usually one small file is compared; where that stamp is missing
 * (someone ran npm by hand) npm's own record of what it installed is asked, and the stamp is written.
 * @param {string} root
 */
export function packagesAreInstalled(root) {
  const wanted = stampOf(root);
  if (readText(stampFile(root)) === wanted) return true;
  const record = readText(join(root, 'node_modules', '.package-lock.json'));
  if (record === undefined) return false;
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (!installedMatchesLock(lock, JSON.parse(record))) return false;
  writeFileSync(stampFile(root), wanted);
  return true;
}

/**
 * @param {Lockfile} lock package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json
 */
export function installedMatchesLock(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '');
  const isWhole = wanted.every(([path, entry]) => {
    const found = installed.packages[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
  return isWhole && Object.keys(installed.packages).every((path) => path in lock.packages);
}

/**
 * `npm ci`, quietly. Development packages are always included: the product is built on the machine that runs it,
 * also where NODE_ENV is production. No package may run a script of its own.
 * @param {string} root
 */
export async function installPackages(root) {
  const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await npm(['ci', ...flags], root);
  if (code !== 0) throw new PlainProblem(`The packages could not be installed: ${firstErrors(output)}`);
  writeFileSync(stampFile(root), stampOf(root));
}

/**
 * The first words of npm's complaint; the rest of it (stack, log file, advice) helps nobody here.
 * @param {string} output
 */
export function firstErrors(output) {
  const errors = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line && !/^(A complete log|syscall|errno)\b/.test(line));
  return errors.slice(0, 3).join(' · ') || output.trim().split('\n')[0] || 'npm ci failed without a word.';
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.cymara-stamp');
}

/**
 * The platform is part of it: packages with native code differ by machine, and folders are copied between machines.
 * @param {string} root
 */
function stampOf(root) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
