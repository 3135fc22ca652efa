import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} JestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} PlaywrightReport
 */

/** @type {(report: JestReport | PlaywrightReport) => Count} */
const read = (report) =>
  'stats' in report
    ? // A flaky test counts as failed.
      {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      }
    : { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };

/**
 * The result of Jest or Playwright. A run that failed without a failed test, or without any test, counts as one failure.
 *
 * @param {string} file the runner's JSON report, missing after a crash
 * @param {boolean} succeeded
 * @returns {Count}
 */
export function countTests(file, succeeded) {
  const { passed, failed } = existsSync(file)
    ? read(/** @type {JestReport | PlaywrightReport} */ (JSON.parse(readFileSync(file, 'utf8'))))
    : { passed: 0, failed: 0 };
  return { passed, failed: failed === 0 && (!succeeded || passed === 0) ? 1 : failed };
}
