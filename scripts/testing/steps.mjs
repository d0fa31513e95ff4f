import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../places.mjs';
import { countPlaywright, countVitest, judgeSuite, oneFailed, onePassed } from './counts.mjs';
import { runInGroup } from './run-in-group.mjs';

/**
 * @typedef {object} Run what every step of one run shares
 * @property {string} folder a temporary one, removed at the end
 * @property {NodeJS.ProcessEnv} env
 * @property {string[]} filters words that choose test files
 */
/** @typedef {{ counts: import('./counts.mjs').Counts, output: string, note?: string }} Outcome */
/**
 * @typedef {object} Step
 * @property {string} title
 * @property {boolean} isFast belongs to `npm run check`
 * @property {boolean} hasTests takes filters; the others are left out when there are any
 * @property {boolean} [isAlone] nothing else runs meanwhile; otherwise two steps run beside each other
 * @property {import('./machine-tools.mjs').Tool} [needs]
 * @property {(run: Run) => Promise<Outcome>} perform
 */

/**
 * In the order in which they begin. The longest is first, so that the others fit beside it.
 * @type {Step[]}
 */
export const steps = [
  vitest('components in a browser', 'browser', { needs: 'chromium' }),
  check('format and lint', ['@biomejs/biome/bin/biome', 'ci', '--colors=off'], true),
  check('types', ['typescript/bin/tsc', '--noEmit', '--pretty', 'false'], true),
  check('dead code', ['knip/bin/knip.js', '--no-progress'], true),
  check(
    'code that only tests use',
    ['knip/bin/knip.js', '--no-progress', '--production', '--config', 'knip.production.jsonc'],
    true,
  ),
  check('package safety and licences', ['../scripts/testing/dependency-check.mjs'], false),
  vitest('unit tests', 'unit', { isFast: true }),
  vitest('API on SQLite', 'api-sqlite', { isFast: true }),
  vitest('API on PostgreSQL', 'api-postgres', { needs: 'postgresql' }),
  check('build', ['../scripts/build.mjs'], false),
  journeys(),
];

/**
 * A program that says yes or no counts as one test.
 * @param {string} title
 * @param {string[]} program its file below node_modules, and its arguments
 * @param {boolean} isFast
 * @returns {Step}
 */
function check(title, program, isFast) {
  return {
    title,
    isFast,
    hasTests: false,
    perform: async ({ env }) => {
      const { code, output } = await node(program, env);
      return { counts: code === 0 ? onePassed : oneFailed, output, note: /^Note: .*$/m.exec(output)?.[0] };
    },
  };
}

/**
 * @param {string} title
 * @param {string} project its name in vitest.config.ts
 * @param {{ isFast?: boolean, needs?: import('./machine-tools.mjs').Tool }} traits
 * @returns {Step}
 */
function vitest(title, project, { isFast = false, needs }) {
  return {
    title,
    isFast,
    hasTests: true,
    needs,
    perform: async ({ folder, env, filters }) => {
      const report = join(folder, `${project}.json`);
      const { code, output } = await node(
        [
          'vitest/vitest.mjs',
          'run',
          `--project=${project}`,
          '--allowOnly=false',
          '--passWithNoTests',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...filters,
        ],
        env,
      );
      const reported = existsSync(report) ? countVitest(readJson(report)) : undefined;
      return { counts: judgeSuite(reported, code, filters.length > 0), output };
    },
  };
}

/** @returns {Step} */
function journeys() {
  return {
    title: 'journeys through the built product',
    isFast: false,
    hasTests: true,
    // They listen, and what they hear is played in real time.
    isAlone: true,
    needs: 'chromium',
    perform: async ({ folder, env, filters }) => {
      const report = join(folder, 'journeys.json');
      const { code, output } = await node(
        [
          '@playwright/test/cli.js',
          'test',
          '--forbid-only',
          '--pass-with-no-tests',
          '--reporter=dot,json',
          ...filters,
        ],
        { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      );
      const reported = existsSync(report) ? countPlaywright(readJson(report)) : undefined;
      return { counts: judgeSuite(reported, code, filters.length > 0), output };
    },
  };
}

/**
 * @param {string[]} program
 * @param {NodeJS.ProcessEnv} env
 */
function node([file = '', ...args], env) {
  return runInGroup(process.execPath, [join(root, 'node_modules', file), ...args], env);
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
