// `node scripts/run.mjs <program> [arguments]`: runs a TypeScript program of the project as one bundle. Node.js loads that
// in a tenth of a second; module by module through tsx it takes over a second.

import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

/**
 * Leaves generated files to the program, which may write them before it reads them.
 *
 * @type {import('esbuild').Plugin}
 */
const generated = {
  name: 'generated',
  setup(bundler) {
    bundler.onResolve({ filter: /\/generated\/\w+\.json$/ }, ({ path }) => ({
      path: pathToFileURL(resolve('lib/content/generated', basename(path))).href,
      external: true,
    }));
  },
};

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
  plugins: [generated],
  logLevel: 'warning',
});

const file = resolve(folder, 'main.mjs');
process.argv = [process.argv0, file, ...args];
await import(pathToFileURL(file).href);
