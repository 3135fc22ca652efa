import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

import { build, type BuildOptions, type Plugin } from 'esbuild';

import { installTool } from '@/scripts/lib/tool';

/** Parts of Sveltia that our fields do not use: maps, syntax highlighting, SVG optimisation. */
const unused = /^(@shikijs\/|leaflet|terra-draw|svgo)/;

const withoutUnused: Plugin = {
  name: 'without what is unused',
  setup(building) {
    building.onResolve({ filter: unused }, () => ({ path: 'nothing', namespace: 'unused' }));
    building.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: '' }));
  },
};

/** Patches for Sveltia's script where it has no option. Each pattern must match exactly once, or bundling fails. */
const patches: readonly { readonly what: string; readonly from: RegExp; readonly to: string }[] = [
  {
    what: 'no button that translates: it needs the key of a service that our policy forbids',
    from: /\{(\w+)\.otherLocales\.length===1\?(\w+)\(\w+\):\2\(\w+,-1\)\}/g,
    to: '{}',
  },
  {
    what: 'of a list whose entries are texts it does not know the bound, and showed the variable: {$min}',
    from: /=\(\{direction:(\w+),limitKey:\w+,limitValue:(\w+),fieldType:\w+,type:\w+,canAddMultiValue:\w+\}\)=>/g,
    to: '$&$2===void 0?$1===`underflow`?`There are too few here: the text below says how many.`:`There are too many here: the text below says how many.`:',
  },
];

/** @throws {Error} when a new version of Sveltia no longer matches a patch */
export const patched = (source: string): string =>
  patches.reduce((text, { what, from, to }) => {
    if (text.match(from)?.length !== 1)
      throw new Error(`Sveltia's script has changed: ${what} (tools/editor/bundle.ts).`);
    return text.replace(from, to);
  }, source);

/** Sveltia loads its fonts relative to its script; in the bundle, all fonts are in one folder. */
const ourSveltia: Plugin = {
  name: 'our Sveltia',
  setup(building) {
    building.onLoad({ filter: /@sveltia\/cms\/npm\/.*\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8').replaceAll('new URL(`../assets/', 'new URL(`assets/');
      return { contents: basename(path) === 'index.js' ? patched(source) : source };
    });
  },
};

/** Files of the site that the editor page uses, by their name in the bundle. */
export const siteFiles: Readonly<Record<string, string>> = { 'mark.svg': 'public/brand/kaivinai-mark.svg' };

/** The options of the bundle. Packages of the editor are resolved in the folder `packages`. */
export const bundleOptions = (packages: string, outdir: string) =>
  ({
    entryPoints: ['tools/editor/page.ts', 'tools/editor/page.css'],
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    nodePaths: [packages],
    loader: { '.woff2': 'file' },
    assetNames: 'assets/[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    legalComments: 'none',
    logLevel: 'warning',
    // Lets chunks in subfolders find the fonts.
    define: { 'import.meta.url': 'document.baseURI' },
    plugins: [withoutUnused, ourSveltia],
  }) as const satisfies BuildOptions;

/** Writes the editor page, Sveltia CMS and its fonts; the configuration is separate. */
export async function bundleEditor(folder: string): Promise<void> {
  const packages = await installTool('tools/editor');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build(bundleOptions(packages, folder));
  cpSync(join(packages, '@sveltia/cms/npm/assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  cpSync(join(packages, '@sveltia/cms/LICENSE.txt'), join(folder, 'LICENSE.txt'));
  for (const [name, file] of Object.entries(siteFiles)) cpSync(file, join(folder, name));
}
