// `npm run dev`: the development server, which shows what is saved in content/ at once, or the mistakes in it.

import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

/**
 * Runs a program of the project and waits for its end.
 *
 * @param {string[]} args
 * @returns {Promise<void>}
 */
const run = (args) =>
  new Promise((resolve) => {
    spawn(process.execPath, args, { stdio: 'inherit' }).on('close', () => resolve());
  });

const readContent = () => run(['--import', 'tsx', 'scripts/check-content.ts']);

/** @type {NodeJS.Timeout | undefined} */
let waiting;
let isReading = false;

// An editor writes a file in several steps: it is read when they are over.
function readSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (isReading) return readSoon();
    isReading = true;
    void readContent().then(() => (isReading = false));
  }, 200);
}

await readContent();
await run(['--import', 'tsx', 'scripts/build/prepare.ts']);
const watcher = watch('content', { recursive: true }, (_, name) => {
  if (name === null || /\.(ya?ml|mdx)$/.test(name)) readSoon();
});
await run(['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)]);
watcher.close();
