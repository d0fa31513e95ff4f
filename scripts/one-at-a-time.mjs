import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const heartbeatMs = 1_000;
/** A lock this old has lost its owner: killed, or the machine went down. */
const abandonedMs = 8_000;
const lookAgainMs = 100;

/**
 * Does the work while no other process does its own under the same name. The others wait.
 * The owner keeps touching its lock file, so one that was killed blocks nobody for long, whatever its process id.
 * @template T
 * @param {string} folder
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(folder, name, work) {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, `${name}.lock`);
  const mine = randomUUID();
  while (!take(lock, mine)) await wait(lookAgainMs);
  const heartbeat = setInterval(() => touch(lock), heartbeatMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (ownerOf(lock) === mine) rmSync(lock, { force: true });
  }
}

/**
 * @param {string} lock
 * @param {string} mine
 */
function take(lock, mine) {
  try {
    writeFileSync(lock, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > abandonedMs) rmSync(lock, { force: true });
  return false;
}

/** @param {string} lock */
function touch(lock) {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch {
    // The lock was taken for abandoned (a laptop that slept). The new owner has it; our work still ends well,
    // since every build is made beside the old one and moved into place whole.
  }
}

/** @param {string} lock */
function ownerOf(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}
