import { basename } from 'node:path/posix';

import type { Plugin } from 'esbuild';

import { listFilesBelow } from '@/scripts/lib/files';

/** Source modules of islands by name: `go-back` is `components/islands/GoBack.client.tsx`. */
export type IslandModules = ReadonlyMap<string, string>;

const ending = '.client.tsx';

const getComponentName = (module: string): string => basename(module, ending);

/** The island name of a module, in kebab case: `GoBack.client.tsx` is `go-back`. */
export const getIslandName = (module: string): string =>
  getComponentName(module)
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

/** All client modules that hydrate. Those of the layout only run during prerendering. */
export const findIslands = (): IslandModules =>
  new Map(
    ['app', 'components/islands']
      .flatMap((folder) => listFilesBelow(folder).map((file) => `${folder}/${file}`))
      .filter((file) => file.endsWith(ending))
      .map((module) => [getIslandName(module), module]),
  );

/** The entry module of an island: it hydrates all elements of that name. */
const createSource = (name: string, module: string): string => `
  import { hydrateIsland } from '@/components/islands/hydrateIsland';
  import { ${getComponentName(module)} } from './${module}';
  hydrateIsland('${name}', ${getComponentName(module)});`;

const scheme = 'island:';

/** The import path of an island's entry module. */
export const createIslandEntry = (name: string): string => `${scheme}${name}`;

/** An esbuild plugin that provides the entry modules, which exist in memory only. */
export const createIslandPlugin = (root: string, modules: IslandModules): Plugin => ({
  name: 'island-sources',
  setup(build) {
    build.onResolve({ filter: /^island:/ }, ({ path }) => ({ path: path.slice(scheme.length), namespace: 'island' }));
    build.onLoad({ filter: /.*/, namespace: 'island' }, ({ path }) => ({
      contents: createSource(path, modules.get(path) ?? ''),
      loader: 'ts',
      resolveDir: root,
    }));
  },
});
