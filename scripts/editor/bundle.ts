import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build, type Plugin } from 'esbuild';

import { installTool } from '../lib/tool';

/** Parts of Sveltia that no field of ours asks for: maps, colours for code in a hundred languages, smaller drawings. */
const unused = /^(@shikijs\/|leaflet|terra-draw|svgo)/;

const withoutUnused: Plugin = {
  name: 'without what is unused',
  setup(building) {
    building.onResolve({ filter: unused }, () => ({ path: 'nothing', namespace: 'unused' }));
    building.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: '' }));
  },
};

/** Sveltia looks for its fonts beside its script; bundled, they all lie in one folder. */
const assetsInOnePlace: Plugin = {
  name: 'assets in one place',
  setup(building) {
    building.onLoad({ filter: /@sveltia\/cms\/npm\/.*\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('new URL(`../assets/', 'new URL(`assets/'),
    }));
  },
};

/**
 * Writes all that the editor's page loads, but its configuration: the page, Sveltia CMS, its fonts.
 *
 * @param folder where to; what was there is taken away
 */
export async function bundleEditor(folder: string): Promise<void> {
  const packages = await installTool('scripts/editor');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: ['scripts/editor/page.ts', 'scripts/editor/page.css'],
    outdir: folder,
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
    // So that a part of the bundle in a folder of its own finds the fonts, too.
    define: { 'import.meta.url': 'document.baseURI' },
    plugins: [withoutUnused, assetsInOnePlace],
  });
  cpSync(join(packages, '@sveltia/cms/npm/assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  cpSync(join(packages, '@sveltia/cms/LICENSE.txt'), join(folder, 'LICENSE.txt'));
  cpSync('public/brand/kaivinai-mark.svg', join(folder, 'mark.svg'));
}
