import { basename } from 'node:path/posix';

import type { Plugin } from 'esbuild';

import { filesBelow } from '@/scripts/lib/files';

/** The modules of islands by their names: `go-back` is `components/forms/GoBack.client.tsx`. */
export type IslandModules = ReadonlyMap<string, string>;

const ending = '.client.tsx';

const componentOf = (module: string): string => basename(module, ending);

/** The name of the island of a module, which is its component's: `GoBack.client.tsx` is `go-back`. */
export const islandNameOf = (module: string): string =>
  componentOf(module)
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

/** Every client module that hydrates: not those of the layout, which run while a page is prerendered only. */
export const findIslands = (): IslandModules =>
  new Map(
    ['app', 'components/forms']
      .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
      .filter((file) => file.endsWith(ending))
      .map((module) => [islandNameOf(module), module]),
  );

/** The module that a page loads for an island: it hydrates every island of that name. */
const sourceOf = (name: string, module: string): string => `
  import { hydrateIsland } from '@/components/forms/hydrateIsland';
  import { ${componentOf(module)} } from './${module}';
  hydrateIsland('${name}', ${componentOf(module)});`;

const scheme = 'island:';

/** How the bundler is asked for the module of an island. */
export const islandEntry = (name: string): string => `${scheme}${name}`;

/** Resolves the virtual modules of the bundle. */
export const islandSources = (root: string, modules: IslandModules): Plugin => ({
  name: 'island-sources',
  setup(build) {
    build.onResolve({ filter: /^island:/ }, ({ path }) => ({ path: path.slice(scheme.length), namespace: 'island' }));
    build.onLoad({ filter: /.*/, namespace: 'island' }, ({ path }) => ({
      contents: sourceOf(path, modules.get(path) ?? ''),
      loader: 'ts',
      resolveDir: root,
    }));
  },
});
