// Reads what the test runners wrote down, so that their counts can be added up.

import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @param {string} file
 * @returns {unknown} the report, or nothing when the runner never wrote one
 */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * What a runner's report says, held against how it ended: a runner that failed without a failed test (a file that does
 * not load, a crash, no report at all) counts as one failure.
 *
 * @param {Count | undefined} counted
 * @param {boolean} endedWell
 * @returns {Count}
 */
function reconcile(counted, endedWell) {
  const { passed, failed } = counted ?? { passed: 0, failed: 0 };
  const silent = failed === 0 && (!endedWell || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

/**
 * @param {string} file written by `jest --json --outputFile`
 * @param {boolean} endedWell
 */
export function countJest(file, endedWell) {
  const report =
    /** @type {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number } | undefined} */ (
      readReport(file)
    );
  return reconcile(
    report && { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites },
    endedWell,
  );
}

/**
 * @param {string} file written by Playwright's JSON reporter
 * @param {boolean} endedWell
 */
export function countPlaywright(file, endedWell) {
  const report =
    /** @type {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[] } | undefined} */ (
      readReport(file)
    );
  return reconcile(
    report && {
      passed: report.stats.expected,
      // A test that passes only when tried again is not to be trusted.
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    },
    endedWell,
  );
}
