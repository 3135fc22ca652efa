/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { countTests } from '@/scripts/lib/results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
const report = join(folder, 'report.json');

const jestReport = { numPassedTests: 12, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const playwrightReport = { stats: { expected: 30, unexpected: 0, flaky: 0 }, errors: [] };

beforeEach(() => rmSync(report, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('counts what Jest ran', () => {
  writeFileSync(report, JSON.stringify({ ...jestReport, numFailedTests: 2 }));

  expect(countTests(report, false)).toEqual({ passed: 12, failed: 2 });
});

test('a unit test file that does not load is a failure', () => {
  writeFileSync(report, JSON.stringify({ ...jestReport, numRuntimeErrorTestSuites: 1 }));

  expect(countTests(report, false)).toEqual({ passed: 12, failed: 1 });
});

test('counts what Playwright ran; a test that passed at the second try failed', () => {
  writeFileSync(report, JSON.stringify({ ...playwrightReport, stats: { expected: 30, unexpected: 1, flaky: 2 } }));

  expect(countTests(report, false)).toEqual({ passed: 30, failed: 3 });
});

test('an error outside of any test is a failure', () => {
  writeFileSync(report, JSON.stringify({ ...playwrightReport, errors: [{ message: 'no server' }] }));

  expect(countTests(report, false)).toEqual({ passed: 30, failed: 1 });
});

test('a run without a report is a failure, however it ended', () => {
  expect(countTests(report, true)).toEqual({ passed: 0, failed: 1 });
});

test('a runner that ended badly after passing tests is a failure', () => {
  writeFileSync(report, JSON.stringify(jestReport));

  expect(countTests(report, false)).toEqual({ passed: 12, failed: 1 });
});

test('a run without a single test is a failure', () => {
  writeFileSync(report, JSON.stringify({ ...jestReport, numPassedTests: 0 }));

  expect(countTests(report, true)).toEqual({ passed: 0, failed: 1 });
});
