import { readdirSync, readFileSync } from 'node:fs';

/** Every process of a run carries this name in its environment, also those that leave their process group. */
export const runMark = 'TEST_RUN_ID';

/**
 * Ends the processes of a run that got away from their group (browsers and databases like to lead their own).
 * Only Linux lets us look; elsewhere the groups have to do.
 * @param {string} run
 * @returns {number} how many there were
 */
export function endStragglers(run) {
  const found = processesOf(run);
  for (const pid of found) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it went by itself
    }
  }
  return found.length;
}

/**
 * @param {string} run
 * @returns {number[]}
 */
function processesOf(run) {
  if (process.platform !== 'linux') return [];
  const mark = `${runMark}=${run}`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => environmentOf(pid).split('\0').includes(mark))
    .map(Number);
}

/** @param {string} pid */
function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return ''; // gone, or another user's
  }
}
