import { islandNameOf } from './island-names';
import type { Problem } from './problems';

/** A client module that may belong to a page without being one of its islands. */
type Exception = {
  /** The module, or the folder of several, from the project's root. */
  readonly path: string;
  readonly reason: string;
};

const exceptions: readonly Exception[] = [
  {
    path: 'node_modules/next/dist/',
    reason: 'what Next.js wraps around every page: its router and its error boundaries',
  },
  {
    path: 'components/forms/IslandBoundary.client.tsx',
    reason: 'around every island; the bundles of the islands hold it',
  },
  {
    path: 'components/forms/AskedTrail.client.tsx',
    reason: 'an island of app/not-found.tsx, which Next.js carries along with every page; 404.html alone shows it',
  },
  {
    path: 'components/forms/GoBack.client.tsx',
    reason: 'the same',
  },
];

/** The modules that say 'use client', from the project's root, of each entry of the build (`/story/page`). */
export type ClientModules = ReadonlyMap<string, readonly string[]>;

const manifestText = /\["(?<entry>[^"]+)"\] = (?<json>\{.*\});?\s*$/s;

/**
 * Reads the client modules of one entry from the manifest that Turbopack writes for it
 * (`page_client-reference-manifest.js` under `.next/server/app`).
 *
 * @throws {Error} when the manifest is not of the shape this build knows
 */
export function readManifest(file: string, text: string): { entry: string; modules: string[] } {
  const { entry, json } = manifestText.exec(text)?.groups ?? {};
  const manifest: unknown = json && JSON.parse(json);
  if (!entry || typeof manifest !== 'object' || manifest === null || !('clientModules' in manifest)) {
    throw new Error(`${file} has not the shape that scripts/export/client-modules.ts reads. Has Next.js changed?`);
  }

  const names = Object.keys(manifest.clientModules ?? {});
  const paths = names.map((name) => name.replace(/^\[project\]\//, '').replace(/ <[^>]*>$/, ''));
  return { entry, modules: [...new Set(paths)] };
}

const isExcepted = (module: string): boolean =>
  exceptions.some(({ path }) => module === path || (path.endsWith('/') && module.startsWith(path)));

/**
 * Holds a page's islands against its client modules: a module without its island would lose its script, an island
 * without its module would have none to lose.
 *
 * @param islands the names of the islands in the page
 * @param modules the client modules of the page's entry
 */
export function checkIslands(file: string, islands: readonly string[], modules: readonly string[]): Problem[] {
  const lost = modules.flatMap((module) => {
    const name = islandNameOf(module);
    if (isExcepted(module) || (name !== undefined && islands.includes(name))) {
      return [];
    }
    const advice =
      name === undefined
        ? "Take 'use client' out of it, or make it an island: components/forms/Name.client.tsx in an <Island>."
        : `Wrap it in <Island name="${name}">, or do without it.`;
    return [
      { file, message: `uses the client module ${module} outside an island: its script would be cut. ${advice}` },
    ];
  });

  const names = new Set(modules.map(islandNameOf));
  const idle = islands
    .filter((island) => !names.has(island))
    .map((island) => ({
      file,
      message:
        `holds <Island name="${island}">, but no client module of that name. Name the island after its module ` +
        '(GoBack.client.tsx is "go-back"), or take the mark away.',
    }));

  return [...lost, ...idle];
}
