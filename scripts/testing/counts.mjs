/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const onePassed = { passed: 1, failed: 0, skipped: 0 };
/** @type {Counts} */
export const oneFailed = { passed: 0, failed: 1, skipped: 0 };
/** @type {Counts} */
export const oneSkipped = { passed: 0, failed: 0, skipped: 1 };

/**
 * What Vitest's JSON report says. A file that could not even be loaded has no tests in it and counts as one failure.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * What Playwright's JSON report says. A test that passed only at a second try failed: nothing here is tried twice.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/**
 * The report and the exit code of a suite together: a suite that ended badly has failed even if every test it
 * managed to report went well, and so has one without a report, or one that ran nothing although it should have.
 * @param {Counts | undefined} reported
 * @param {number} code
 * @param {boolean} mayBeEmpty
 * @returns {Counts}
 */
export function judgeSuite(reported, code, mayBeEmpty) {
  if (!reported) return oneFailed;
  const isEmpty = reported.passed + reported.failed + reported.skipped === 0;
  if (isEmpty && mayBeEmpty && code === 0) return reported;
  if (reported.failed === 0 && (code !== 0 || isEmpty)) return { ...reported, failed: 1 };
  return reported;
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function addCounts(all) {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * For the line of one step. Its words differ from those of the last line, so that nobody takes one for the other.
 * @param {Counts} counts
 */
export function stepWords({ passed, failed, skipped }) {
  const run = passed + failed;
  if (run === 0) return skipped > 0 ? 'skipped' : 'nothing to do';
  const words = failed > 0 ? `${failed} of ${run} failed` : `${passed} good`;
  return skipped > 0 ? `${words}, ${skipped} left out` : words;
}

/**
 * The last line of all.
 * @param {Counts} counts
 */
export function countsLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport */
