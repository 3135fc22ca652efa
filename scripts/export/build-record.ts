import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readManifest, type ClientModules } from './client-modules';

const manifestName = 'page_client-reference-manifest.js';

/** The client modules of each entry that the build lists, by the entry's name (`/careers/[slug]/page`). */
function readClientModules(buildFolder: string): ClientModules {
  const folder = join(buildFolder, 'server', 'app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(manifestName),
  );
  const manifests = files.map((file) => readManifest(file, readFileSync(join(folder, file), 'utf8')));
  return new Map(manifests.map(({ entry, modules }) => [entry, modules]));
}

type PrerenderManifest = { readonly routes: Readonly<Record<string, { readonly srcRoute: string | null }>> };

/** The exported file of a path: `/` is index.html, `/story` story.html. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Both manifests are written by Next.js, in shapes that `finish-export` would stumble over at once if they changed. */
const readJson = (buildFolder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(buildFolder, name), 'utf8'));

/**
 * Reads from the build's own records which client modules each exported page brings.
 *
 * @param buildFolder where `next build` keeps its records
 * @returns a function that tells the modules of a file of the export; undefined for a file the build did not make
 */
export function readBuildRecord(buildFolder: string): (file: string) => readonly string[] | undefined {
  const { routes } = readJson(buildFolder, 'prerender-manifest.json') as PrerenderManifest;
  const routeByEntry = readJson(buildFolder, 'app-path-routes-manifest.json') as Readonly<Record<string, string>>;

  const modulesByEntry = readClientModules(buildFolder);
  const modulesByRoute = new Map(
    Object.entries(routeByEntry).map(([entry, route]) => [route, modulesByEntry.get(entry)]),
  );
  const modulesByFile = new Map(
    Object.entries(routes).map(([path, { srcRoute }]) => [fileOf(path), modulesByRoute.get(srcRoute ?? path)]),
  );
  modulesByFile.set('404.html', modulesByRoute.get('/_not-found'));

  return (file) => modulesByFile.get(file);
}
