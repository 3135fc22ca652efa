// `npm run dev`: the development server, which shows what is saved in content/ at once, or the mistakes in it.

import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

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

const prepare = () => run(['--import', 'tsx', 'scripts/build/prepare.ts']);

/** @type {NodeJS.Timeout | undefined} */
let waiting;
let isPreparing = false;

// An editor writes a file in several steps: it is read when they are over. The content comes first, its pictures after it.
function prepareSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (isPreparing) return prepareSoon();
    isPreparing = true;
    void prepare().then(() => (isPreparing = false));
  }, 200);
}

await prepare();
// Folder by folder: a recursive watcher loses sight of a file that an editor replaces.
const folders = readdirSync('content', { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
const watchers = ['content', ...folders.map(({ parentPath, name }) => join(parentPath, name))].map((folder) =>
  watch(folder, (_, name) => {
    if (name === null || /\.(ya?ml|mdx)$/.test(name)) prepareSoon();
  }),
);
await run([
  '--import',
  './scripts/lib/no-telemetry.mjs',
  'node_modules/next/dist/bin/next',
  'dev',
  ...process.argv.slice(2),
]);
for (const watcher of watchers) watcher.close();
