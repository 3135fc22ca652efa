import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';

import { build, type BuildOptions, type Metafile } from 'esbuild';

import { sheetNames, type ClassNames } from './class-names';
import { browserEntry, islandSources, serverEntry, type IslandModules } from './sources';

/** The browsers that Next.js builds for, so that one script asks no more of a browser than the page (a test compares). */
export const browsers = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/** Where the islands' modules are published; what is there never changes under its name. */
export const islandFolder = '_next/static/islands';

/** The modules that a page loads for its islands: those it runs, and those they import. */
export type IslandScripts = { readonly entries: readonly string[]; readonly shared: readonly string[] };

/** The islands of a site, bundled. */
export type IslandBundle = {
  /** The files to publish, by their paths in the export. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The addresses of the modules for some islands, by their names. */
  readonly scriptsOf: (islands: readonly string[]) => IslandScripts;
  /** Renders an island as its bundle will. */
  readonly render: (name: string, props: object) => string;
};

type Surroundings = {
  /** The project's folder. */
  readonly root: string;
  readonly classNames: ClassNames;
  /** What stands in the place of `process.env.NAME` (settings.ts). */
  readonly settings: Readonly<Record<string, string>>;
};

const commonOptions = (modules: IslandModules, { root, classNames, settings }: Surroundings): BuildOptions => ({
  absWorkingDir: root,
  bundle: true,
  define: settings,
  jsx: 'automatic',
  // jsx-runtime.ts
  jsxImportSource: '@/scripts/islands',
  plugins: [islandSources(root, modules), sheetNames(root, classNames)],
  logLevel: 'silent',
});

/** A module and all that it imports, however far, each once. */
function closure(outputs: Metafile['outputs'], paths: readonly string[], seen = new Set<string>()): Set<string> {
  for (const path of paths.filter((each) => !seen.has(each))) {
    seen.add(path);
    closure(outputs, outputs[path]?.imports.map((each) => each.path) ?? [], seen);
  }
  return seen;
}

/** Bundles what a browser loads: a module for each island, and what several need in modules of its own. */
async function bundleForBrowser(modules: IslandModules, surroundings: Surroundings) {
  const { outputFiles, metafile } = await build({
    ...commonOptions(modules, surroundings),
    entryPoints: [...modules.keys()].map((name) => ({ in: browserEntry(name), out: name })),
    outdir: islandFolder,
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    format: 'esm',
    splitting: true,
    minify: true,
    charset: 'utf8',
    target: browsers,
    legalComments: 'external',
    metafile: true,
    // React's developer tools are for `npm run dev`.
    define: { ...surroundings.settings, __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    write: false,
  });

  const { outputs } = metafile;
  const scriptsOf = (islands: readonly string[]): IslandScripts => {
    const asked = islands.map(browserEntry);
    const entries = Object.keys(outputs).filter((path) => asked.includes(outputs[path]?.entryPoint ?? ''));
    const shared = [...closure(outputs, entries)].filter((path) => !entries.includes(path));
    return { entries: entries.map((path) => `/${path}`), shared: shared.map((path) => `/${path}`) };
  };

  const files = outputFiles.map(
    ({ path, contents }) => [relative(surroundings.root, path).split(sep).join('/'), contents] as const,
  );
  return { files: new Map(files), scriptsOf };
}

/** Bundles the same islands for the build, and loads them. */
async function bundleForBuild(modules: IslandModules, surroundings: Surroundings): Promise<IslandBundle['render']> {
  const outfile = join(surroundings.root, '.cache', 'islands.cjs');
  await build({
    ...commonOptions(modules, surroundings),
    entryPoints: [serverEntry],
    outfile,
    format: 'cjs',
    platform: 'node',
  });
  const require = createRequire(join(surroundings.root, 'package.json'));
  // A later build in the same process has other islands.
  Reflect.deleteProperty(require.cache, require.resolve(outfile));
  // The cast is safe: sources.ts has written the module.
  return (require(outfile) as Pick<IslandBundle, 'render'>).render;
}

/**
 * Bundles islands to come to life by themselves, with React alone (docs/decisions/0004-islands-hydrate-alone.md).
 *
 * @throws {Error} when an island cannot be bundled, with file and line
 */
export async function bundleIslands(modules: IslandModules, surroundings: Surroundings): Promise<IslandBundle> {
  const [{ files, scriptsOf }, render] = await Promise.all([
    bundleForBrowser(modules, surroundings),
    bundleForBuild(modules, surroundings),
  ]);
  return { files, scriptsOf, render };
}
