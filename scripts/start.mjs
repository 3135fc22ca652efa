// `npm start`: from a fresh clone to the finished site in a browser. Top-level imports are Node.js built-ins only,
// because this runs before anything is installed.

import { fileURLToPath } from 'node:url';

import { ensureInstalled } from './lib/install.mjs';
import { requireNode, requirePlainPath } from './lib/node-version.mjs';
import { freePort } from './lib/port.mjs';
import { runScript } from './lib/run.mjs';

requireNode();
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
requirePlainPath();

if ((await ensureInstalled(root)) && (await runScript('build'))) {
  const host = process.env.HOST || 'localhost';
  const port = await freePort(Number(process.env.PORT) || 3000, host);
  const { serve } = await import('./lib/serve.mjs');
  const { origin } = await serve('out', port, host);

  console.log(`\nThe site is at ${origin} (Ctrl+C stops it).`);
} else {
  process.exitCode = 1;
}
