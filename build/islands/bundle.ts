import { relative, sep } from 'node:path';

import { build, type Metafile } from 'esbuild';

import { browserslist } from '@/package.json';

import { createIslandEntry, createIslandPlugin, type IslandModules } from './sources';

/** The browserslist targets in esbuild's notation: `chrome >= 80` is `chrome80`. */
const browsers = browserslist.map((range) => range.replace(' >= ', ''));

/** The output folder of island modules. File names contain a hash. */
export const islandFolder = '_next/static/islands';

/** The modules that a page loads for its islands: entry points, and the chunks they import. */
export type IslandScripts = { readonly entries: readonly string[]; readonly shared: readonly string[] };

/** The bundled islands of the site. */
export type IslandBundle = {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly listScripts: (islands: readonly string[]) => IslandScripts;
};

type BundleOptions = {
  readonly root: string;
  /** Public settings by name. Code for an unset one is removed from the bundle. */
  readonly settings: Readonly<Record<string, string | undefined>>;
};

/** A module and all its direct and indirect imports. */
function collectClosure(outputs: Metafile['outputs'], paths: readonly string[], seen = new Set<string>()): Set<string> {
  for (const path of paths.filter((each) => !seen.has(each))) {
    seen.add(path);
    collectClosure(outputs, outputs[path]?.imports.map((each) => each.path) ?? [], seen);
  }
  return seen;
}

/**
 * Bundles islands, which hydrate independently with React (docs/decisions/0004-islands-hydrate-alone.md): one module
 * per island, and shared chunks.
 */
export async function bundleIslands(modules: IslandModules, { root, settings }: BundleOptions): Promise<IslandBundle> {
  const values = Object.entries(settings).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value) ?? 'undefined',
  ]);
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...modules.keys()].map((name) => ({ in: createIslandEntry(name), out: name })),
    outdir: islandFolder,
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    charset: 'utf8',
    target: browsers,
    // esbuild cannot lower destructuring. Safari before 14.1 only fails on a rest element in an array literal
    // (babel/babel#17773).
    supported: { destructuring: true },
    legalComments: 'external',
    metafile: true,
    // Pages already contain the style sheets.
    loader: { '.scss': 'empty' },
    jsx: 'automatic',
    // Resolves to jsx-runtime.ts.
    jsxImportSource: '@/build/islands',
    define: {
      ...Object.fromEntries(values),
      'process.env.NODE_ENV': '"production"',
      // Disables React developer tools.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    },
    plugins: [createIslandPlugin(root, modules)],
    logLevel: 'silent',
    write: false,
  });

  const { outputs } = metafile;
  const listScripts = (islands: readonly string[]): IslandScripts => {
    const sources = islands.map(createIslandEntry);
    const entries = Object.keys(outputs).filter((path) => sources.includes(outputs[path]?.entryPoint ?? ''));
    const shared = [...collectClosure(outputs, entries)].filter((path) => !entries.includes(path));
    return { entries: entries.map((path) => `/${path}`), shared: shared.map((path) => `/${path}`) };
  };

  const files = outputFiles.map(({ path, contents }) => [relative(root, path).split(sep).join('/'), contents] as const);
  return { files: new Map(files), listScripts };
}
