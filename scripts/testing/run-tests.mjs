import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPlainProblems } from '../plain-problem.mjs';
import { prepareInstall } from '../prepare.mjs';
import { stopWithParent } from '../stop-with-parent.mjs';
import { addCounts, countsLine, oneFailed, oneSkipped, stepWords } from './counts.mjs';
import { howToGet, installMissingTools, tools } from './machine-tools.mjs';
import { endAllGroups } from './run-in-group.mjs';
import { steps } from './steps.mjs';
import { endStragglers, runMark } from './stragglers.mjs';
import { testEnvironment } from './test-environment.mjs';

/**
 * `npm test [words…]`: every step runs, also after one has failed, and the last line counts them all.
 * `--fast` leaves out what needs a browser, PostgreSQL or a build. Words choose test files, and only those run.
 * @param {string[]} args
 */
export async function runTests(args) {
  stopWithParent();
  await withPlainProblems(() => prepareInstall(console.log));
  const filters = args.filter((arg) => !arg.startsWith('--'));
  const chosen = steps
    .filter((step) => step.isFast || !args.includes('--fast'))
    .filter((step) => step.hasTests || step.title === 'build' || filters.length === 0);
  const needed = chosen.flatMap((step) => step.needs ?? []);
  await installMissingTools([...new Set(needed)], console.log);

  const id = randomUUID();
  const folder = mkdtempSync(join(tmpdir(), 'cymara-test-'));
  chmodSync(folder, 0o711); // PostgreSQL runs as another user when we are root, and has to reach its folder below
  const env = testEnvironment(process.env, { TMPDIR: folder, [runMark]: id });
  const cleanUp = () => {
    endStragglers(id);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const stop = endOnSignals(cleanUp);

  /** @type {import('./counts.mjs').Counts[]} */
  const all = [];
  const performAll = async (/** @type {import('./steps.mjs').Step[]} */ waiting) => {
    for (let step = waiting.shift(); step && !stop.isAsked; step = waiting.shift()) {
      const began = performance.now();
      const outcome = await perform(step, { folder, env, filters });
      if (stop.isAsked) return;
      all.push(outcome.counts);
      report(step, outcome, performance.now() - began);
    }
  };
  // Two at a time, since each waits a good part of its time: whichever ends first takes the next.
  const beside = chosen.filter((step) => !step.isAlone);
  await Promise.all([performAll(beside), performAll(beside)]);
  await performAll(chosen.filter((step) => step.isAlone));
  if (stop.isAsked) return;
  cleanUp();
  const total = addCounts(all);
  console.log(countsLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/**
 * @param {import('./steps.mjs').Step} step
 * @param {import('./steps.mjs').Run} run
 * @returns {Promise<import('./steps.mjs').Outcome>}
 */
async function perform(step, run) {
  if (step.needs === undefined || tools[step.needs].isThere()) return step.perform(run);
  const words = `${tools[step.needs].title} was not found. To run these tests, ${howToGet(step.needs)}.`;
  const isCi = !['', '0', 'false'].includes(process.env.CI ?? '');
  return { counts: isCi ? oneFailed : oneSkipped, output: words };
}

/**
 * All lines of a step at once: another one may be at work beside it.
 * @param {import('./steps.mjs').Step} step
 * @param {import('./steps.mjs').Outcome} outcome
 * @param {number} milliseconds
 */
function report({ title }, { counts, output, note }, milliseconds) {
  const seconds = (milliseconds / 1000).toFixed(1);
  const mark = counts.failed > 0 ? '✗' : counts.passed > 0 ? '✓' : '–';
  console.log(`${mark} ${title.padEnd(36)} ${stepWords(counts).padEnd(16)} ${seconds.padStart(6)} s`);
  const isLeftOut = counts.passed === 0 && counts.skipped > 0;
  if (counts.failed > 0 || isLeftOut) console.log(indent(output));
  else if (note) console.log(indent(note));
}

/**
 * A signal ends every program of the run before we go.
 * @param {() => void} cleanUp
 */
function endOnSignals(cleanUp) {
  const stop = { isAsked: false };
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]))
    process.once(signal, async () => {
      stop.isAsked = true;
      await endAllGroups();
      cleanUp();
      process.exit(code);
    });
  return stop;
}

/** @param {string} output */
function indent(output) {
  return output.trimEnd().replace(/^/gm, '    ');
}
