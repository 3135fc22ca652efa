// `npm test`: every check of this project, from a fresh clone on. The last line adds them up: each unit and end-to-end test
// counts, and each other step counts as one. A failed step does not stop the later ones; those that need it fail too.

import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ensureBrowsers } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode, requirePlainPath } from './lib/node-version.mjs';
import { countTests } from './lib/results.mjs';
import { runScript } from './lib/run.mjs';

requireNode();
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
requirePlainPath();

const reports = '.cache/tests';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @typedef {import('./lib/results.mjs').Count} Count */

/**
 * @param {string} script
 * @param {{ args?: string[], env?: Record<string, string> }} options that make the runner write its report
 */
const runTests =
  (script, { args, env }) =>
  async () =>
    countTests(`${reports}/${script.replace('test:', '')}.json`, await runScript(script, args, env));

/** @type {readonly { name: string, needs?: string[], run: () => Promise<boolean | Count> }[]} */
const steps = [
  { name: 'packages', run: () => ensureInstalled(root) },
  { name: 'browsers', needs: ['packages'], run: ensureBrowsers },
  ...['typecheck', 'lint'].map((name) => ({ name, needs: ['packages'], run: () => runScript(name) })),
  {
    name: 'test:unit',
    needs: ['packages'],
    run: runTests('test:unit', { args: ['--json', `--outputFile=${reports}/unit.json`] }),
  },
  { name: 'build', needs: ['packages'], run: () => runScript('build') },
  { name: 'bench', needs: ['build'], run: () => runScript('bench') },
  { name: 'build:variant', needs: ['packages'], run: () => runScript('build:variant') },
  {
    name: 'test:e2e',
    needs: ['browsers', 'build', 'build:variant'],
    run: runTests('test:e2e', { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json` } }),
  },
];

/** @type {Map<string, Count & { seconds: number }>} */
const outcomes = new Map();
const succeeded = (/** @type {string} */ name) => outcomes.get(name)?.failed === 0;

for (const { name, needs = [], run } of steps) {
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  const missing = needs.filter((need) => !succeeded(need));
  /** @type {boolean | Count} */
  let result = false;
  if (missing.length > 0) {
    console.error(`Not run: it needs ${missing.join(', ')}.`);
  } else {
    result = await run().catch((/** @type {unknown} */ error) => {
      console.error(error instanceof Error ? error.message : error);
      return false;
    });
  }
  const count = typeof result === 'object' ? result : { passed: Number(result), failed: Number(!result) };
  outcomes.set(name, { ...count, seconds: (performance.now() - start) / 1000 });
}

if (succeeded('packages')) {
  // Reported, not counted: the site is built and tested with its samples.
  console.log('');
  await runScript('release-check', ['--count']);
}

console.log('');
const total = { passed: 0, failed: 0 };
for (const [name, { passed, failed, seconds }] of outcomes) {
  console.log(`${name.padEnd(18)} ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
