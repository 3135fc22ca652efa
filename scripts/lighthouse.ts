// `npm run bench:lighthouse [-- /path …]`: grades every page of out/, or those named, as a phone on a slow network sees
// it. The median of three runs each; with no page named, the table goes into docs/performance.md.

import { readFileSync, writeFileSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { launchOptions } from '../__tests__/e2e/support/launch';
import { freePort } from './lib/port.mjs';
import { serve } from './lib/serve.mjs';
import { audit } from './lighthouse/audit';
import { gradeOf, shortfalls, type Grade, type Run } from './lighthouse/grades';
import { pagesToMeasure } from './lighthouse/pages';
import { gradeTable, withReport } from './lighthouse/report';

const runsPerPage = 3;
const reportFile = 'docs/performance.md';

const asked = process.argv.slice(2);
const all = pagesToMeasure('out');
const pages = asked.length > 0 ? all.filter(({ path }) => asked.includes(path)) : all;
if (pages.length === 0) {
  throw new Error('There is no such page to measure. Run `npm run build` first, and name pages as /story.');
}

const debuggingPort = await freePort(9222);
const server = await serve('out', await freePort(4180));
const browser = await chromium.launch({
  ...launchOptions,
  args: [...(launchOptions.args ?? []), `--remote-debugging-port=${debuggingPort}`],
});

const grades: Grade[] = [];
try {
  for (const page of pages) {
    const runs: Run[] = [];
    while (runs.length < runsPerPage) {
      runs.push(await audit(`${server.origin}${page.path}`, page.isIndexed, debuggingPort));
    }
    const grade = gradeOf(page, runs);
    grades.push(grade);
    console.log(`${page.path}: ${Object.values(grade.scores).join(' ')}`);
  }
} finally {
  await browser.close();
  await server.close();
}

if (asked.length === 0) {
  writeFileSync(reportFile, withReport(readFileSync(reportFile, 'utf8'), gradeTable(grades)));
  console.log(`The table is in ${reportFile}. Run 'npm run format' before you commit it.`);
}

const mistakes = grades.flatMap(shortfalls);
console.log(mistakes.length > 0 ? mistakes.join('\n') : `All ${grades.length} pages have their grades.`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
