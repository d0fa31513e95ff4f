import { spawn } from 'node:child_process';
import { PlainProblem } from './plain-problem.mjs';

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program and keeps what it says. A signal to us goes on to it, and we wait until it is gone: an install or
 * a build that ran on behind our back would meet that of the next start.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runQuietly(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);

    let isStopped = false;
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      isStopped = true;
      child.kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, stop);
    const release = () => {
      for (const signal of stopSignals) process.off(signal, stop);
    };
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('close', (code) => {
      release();
      if (isStopped) reject(new PlainProblem('Stopped before it was ready.'));
      else resolve({ code, output });
    });
  });
}
