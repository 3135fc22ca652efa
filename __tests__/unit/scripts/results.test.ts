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

test.each([
  ['what Jest ran', { ...jestReport, numFailedTests: 2 }, false, 12, 2],
  ['a unit test file that does not load as a failure', { ...jestReport, numRuntimeErrorTestSuites: 1 }, false, 12, 1],
  [
    'what Playwright ran, with a test that passed at the second try as a failure',
    { ...playwrightReport, stats: { expected: 30, unexpected: 1, flaky: 2 } },
    false,
    30,
    3,
  ],
  [
    'an error outside of any test as a failure',
    { ...playwrightReport, errors: [{ message: 'no server' }] },
    false,
    30,
    1,
  ],
  ['a runner that ended badly after passing tests as a failure', jestReport, false, 12, 1],
  ['a run without a single test as a failure', { ...jestReport, numPassedTests: 0 }, true, 0, 1],
])('counts %s', (_, written, succeeded, passed, failed) => {
  writeFileSync(report, JSON.stringify(written));

  expect(countTests(report, succeeded)).toEqual({ passed, failed });
});

test('a run without a report is a failure, however it ended', () => {
  expect(countTests(report, true)).toEqual({ passed: 0, failed: 1 });
});
