// Reads what the test runners wrote down, so that their counts can be added up.

import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * What a runner's report says, held against how it ended: a runner that failed without a failed test (a file that does
 * not load, a crash, no report at all) counts as one failure.
 *
 * @template Report
 * @param {string} file the report, which a runner that crashed never wrote
 * @param {boolean} endedWell
 * @param {(report: Report) => Count} read
 * @returns {Count}
 */
function count(file, endedWell, read) {
  const report = existsSync(file) ? /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const { passed, failed } = report ? read(report) : { passed: 0, failed: 0 };
  const silent = failed === 0 && (!endedWell || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

/**
 * @param {string} file written by `jest --json --outputFile`
 * @param {boolean} endedWell
 */
export const countJest = (file, endedWell) =>
  count(
    file,
    endedWell,
    (/** @type {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} */ report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }),
  );

/**
 * @param {string} file written by Playwright's JSON reporter
 * @param {boolean} endedWell
 */
export const countPlaywright = (file, endedWell) =>
  count(
    file,
    endedWell,
    (
      /** @type {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[] }} */ {
        stats,
        errors,
      },
      // A test that passes only when tried again is not to be trusted.
    ) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }),
  );
