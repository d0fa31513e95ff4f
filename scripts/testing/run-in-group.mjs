import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../places.mjs';

/** A step that takes this long hangs. The longest, the journeys, takes about a third of it on two cores. */
const stepLimitMs = 40 * 60_000;
const politeMs = 5_000;
const lastWordsMs = 2_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program in a process group of its own and, when it has ended, ends whatever it left behind in that group.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runInGroup(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const limit = setTimeout(() => {
      output += `\nStopped: it ran longer than ${stepLimitMs / 60_000} minutes.\n`;
      signalGroup(child, 'SIGKILL');
    }, stepLimitMs);
    /** @type {NodeJS.Timeout | undefined} */
    let lastWords;
    const finish = (/** @type {number} */ code) => {
      clearTimeout(limit);
      clearTimeout(lastWords);
      running.delete(child);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.on('exit', (code) => {
      // What it left behind may hold our pipes open for ever: end what is in the group, and wait a moment only
      // for the rest of the output, in case something outside the group holds them too.
      signalGroup(child, 'SIGKILL');
      lastWords = setTimeout(finish, lastWordsMs, code ?? 1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Ends every group that still runs: first politely, so that browsers and databases can go, then for good. */
export async function endAllGroups() {
  const children = [...running];
  for (const child of children) signalGroup(child, 'SIGTERM');
  const all = Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))));
  if (children.length > 0) await Promise.race([all, wait(politeMs)]);
  for (const child of children) signalGroup(child, 'SIGKILL');
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // nobody is left in the group
  }
}
