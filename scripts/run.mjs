// `node scripts/run.mjs <program> [arguments]`: runs a TypeScript program of the project as one bundle. Node.js loads that
// in a tenth of a second; module by module through tsx it takes over a second.

import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

const [program = '', ...args] = process.argv.slice(2);
const folder = resolve('.cache/programs', basename(program, '.ts'));

await build({
  entryPoints: { main: program },
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  packages: 'external',
  // Read when the program asks for it: the program may write it first.
  external: ['./lib/content/generated/*.json'],
  logLevel: 'warning',
});

const file = resolve(folder, 'main.mjs');
process.argv = [process.argv0, file, ...args];
await import(pathToFileURL(file).href);
