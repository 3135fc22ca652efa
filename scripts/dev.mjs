// `npm run dev`: the development server, which shows what is saved in content/ at once, or the mistakes in it.

import { spawn } from 'node:child_process';

import { watchContent } from './lib/watch-content.mjs';

/**
 * Runs a program of the project and waits for its end.
 *
 * @param {string[]} args
 * @returns {Promise<number>} the code it ended with; 0 where a signal ended it, as Ctrl+C does
 */
const run = (args) =>
  new Promise((resolve) => {
    spawn(process.execPath, args, { stdio: 'inherit' }).on('close', (code) => resolve(code ?? 0));
  });

// The content comes first, its pictures after it.
const prepare = () => run(['--import', 'tsx', 'scripts/build/prepare.ts']);

await prepare();
const stop = watchContent(prepare);
process.exitCode = await run([
  '--import',
  './scripts/lib/no-telemetry.mjs',
  'node_modules/next/dist/bin/next',
  'dev',
  ...process.argv.slice(2),
]);
stop();
