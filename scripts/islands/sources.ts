import type { Plugin } from 'esbuild';

import { componentOf } from '@/scripts/export/island-names';

/** The modules of islands by their names: `go-back` is `components/forms/GoBack.client.tsx`. */
export type IslandModules = ReadonlyMap<string, string>;

const hydration = "'@/components/forms/hydrateIsland'";

const importOf = (module: string): string =>
  `import { ${componentOf(module)} } from './${module.replace(/\.tsx$/, '')}';`;

/** The module that a page loads for an island: it brings that one to life. */
const browserSource = (name: string, module: string): string =>
  `import { hydrateIsland } from ${hydration};\n${importOf(module)}\nhydrateIsland('${name}', ${componentOf(module)});\n`;

/** One module for the build, which renders any island as the page's own would. */
const serverSource = (modules: IslandModules): string =>
  [
    "import { renderToString } from 'react-dom/server';",
    `import { renderedIsland } from ${hydration};`,
    ...[...modules.values()].map(importOf),
    `const islands = { ${[...modules].map(([name, module]) => `'${name}': ${componentOf(module)}`).join(', ')} };`,
    'export const render = (name, props) => renderToString(renderedIsland(islands[name], props, {}));',
  ].join('\n');

const scheme = 'island:';

/** No island's: names of islands hold no underscore. */
const serverName = '_';

/** How the bundler is asked for the module of an island. */
export const browserEntry = (name: string): string => `${scheme}${name}`;

/** How it is asked for the module that renders them all. */
export const serverEntry = `${scheme}${serverName}`;

/** Writes the modules that stand in no file. */
export const islandSources = (root: string, modules: IslandModules): Plugin => ({
  name: 'island-sources',
  setup(build) {
    const moduleOf = (name: string): string => {
      const found = modules.get(name);
      if (found === undefined) {
        throw new Error(`There is no island '${name}'. The islands are ${[...modules.keys()].join(', ')}.`);
      }
      return found;
    };
    build.onResolve({ filter: /^island:/ }, ({ path }) => ({ path: path.slice(scheme.length), namespace: 'island' }));
    build.onLoad({ filter: /.*/, namespace: 'island' }, ({ path }) => ({
      contents: path === serverName ? serverSource(modules) : browserSource(path, moduleOf(path)),
      loader: 'ts',
      resolveDir: root,
    }));
  },
});
