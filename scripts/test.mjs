// `npm test`: every check of this project, from a fresh clone on. The last line adds them up: each unit and end-to-end
// test counts, and each other step (packages, types, lint, build …) counts as one. A step that fails does not hide the
// next ones, but those that need its outcome count as failed with it.

import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ensureBrowser, ensureEngines, ensureFonts } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode, requirePlainPath } from './lib/node-version.mjs';
import { countJest, countPlaywright } from './lib/results.mjs';
import { runScript } from './lib/run.mjs';

requireNode();
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
requirePlainPath();

const reports = '.cache/tests';
const unitReport = `${reports}/unit.json`;
const endToEndReport = `${reports}/end-to-end.json`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @typedef {import('./lib/results.mjs').Count} Count */

/** @type {(Count & { name: string, seconds: number })[]} */
const outcomes = [];

/**
 * Runs a step and writes down how it ended.
 *
 * @param {string} name
 * @param {() => Promise<boolean | Count>} work
 * @returns {Promise<boolean>} whether nothing failed
 */
async function step(name, work) {
  console.log(`\n── ${name} ──`);
  const start = performance.now();

  /** @type {boolean | Count} */
  let result;
  try {
    result = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result = false;
  }

  const count = typeof result === 'object' ? result : { passed: Number(result), failed: Number(!result) };
  outcomes.push({ name, ...count, seconds: (performance.now() - start) / 1000 });
  return count.failed === 0;
}

const isInstalled = await step('packages', () => ensureInstalled(root));

if (isInstalled) {
  const hasBrowser = await step('browser', async () => {
    await ensureFonts();
    await ensureEngines();
    return Boolean(await ensureBrowser());
  });

  await step('types', () => runScript('typecheck'));
  await step('lint', () => runScript('lint'));
  await step('unit tests', async () => {
    const endedWell = await runScript('test:unit', ['--json', `--outputFile=${unitReport}`]);
    return countJest(unitReport, endedWell);
  });

  const isBuilt = await step('build', () => runScript('build'));
  await step('budgets', () => runScript('bench'));
  const isVariantBuilt = await step('variant build', () => runScript('build:variant'));

  await step('end-to-end tests', async () => {
    if (!hasBrowser || !isBuilt || !isVariantBuilt) {
      console.error('Not run: they need a browser and both builds.');
      return false;
    }
    const endedWell = await runScript('test:e2e', [], { PLAYWRIGHT_JSON_OUTPUT_FILE: endToEndReport });
    return countPlaywright(endToEndReport, endedWell);
  });
}

if (isInstalled) {
  // Told, not counted: the site is built and tested with its samples in place.
  console.log('');
  await runScript('release-check', ['--count']);
}

console.log('');
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(`${name.padEnd(18)} ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
}

/** @param {'passed' | 'failed'} key */
const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);

process.exitCode = total('failed') === 0 ? 0 : 1;
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
