import { describe, expect, it } from 'vitest';
import { addCounts, countPlaywright, countsLine, countVitest, judgeSuite, stepWords } from './counts.mjs';

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{}] }],
};

describe('counting tests', () => {
  it('takes passed, failed and skipped from the report of Vitest, where one to be written counts as skipped', () => {
    expect(countVitest(vitestReport)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const report = { ...vitestReport, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(countVitest(report).failed).toBe(2);
  });

  it('counts a journey that passed only at the second try as failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats })).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('fails a suite that ended badly, left no report, or ran nothing', () => {
    const good = { passed: 3, failed: 0, skipped: 0 };
    const empty = { passed: 0, failed: 0, skipped: 0 };
    expect(judgeSuite(good, 0, false)).toEqual(good);
    expect(judgeSuite(good, 1, false).failed).toBe(1);
    expect(judgeSuite(undefined, 0, false).failed).toBe(1);
    expect(judgeSuite(empty, 0, false).failed).toBe(1);
  });

  it('lets a suite be empty when words chose other files', () => {
    const empty = { passed: 0, failed: 0, skipped: 0 };
    expect(judgeSuite(empty, 0, true)).toEqual(empty);
    expect(judgeSuite(empty, 1, true).failed).toBe(1);
  });
});

describe('the last line', () => {
  it('says how many passed and failed, and how many were skipped only if any were', () => {
    const sum = addCounts([
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 1, failed: 1, skipped: 0 },
    ]);
    expect(countsLine(sum)).toBe('3 passed, 1 failed');
    expect(countsLine({ ...sum, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
  });
});

describe('the line of a step', () => {
  it.each([
    [{ passed: 49, failed: 0, skipped: 0 }, '49 good'],
    [{ passed: 2, failed: 1, skipped: 0 }, '1 of 3 failed'],
    [{ passed: 2, failed: 0, skipped: 1 }, '2 good, 1 left out'],
    [{ passed: 0, failed: 0, skipped: 1 }, 'skipped'],
    [{ passed: 0, failed: 0, skipped: 0 }, 'nothing to do'],
  ])('of %o reads "%s", never like the last line', (counts, words) => {
    expect(stepWords(counts)).toBe(words);
  });
});
