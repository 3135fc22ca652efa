import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';

import { importsOf } from '../lib/imports';

/** What every page wears or draws on: what changes there changes a page only where its own text is made of it. */
const common = ['app/layout.tsx', 'components/layout/SiteLayout.tsx', 'components/ui/Picture.tsx', 'lib/metadata.ts'];

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The file an import means; undefined for what is no source, such as a style sheet. */
const resolveImport = (target: string): string | undefined =>
  ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => `${target}${ending}`)
    .find((path) => /\.(tsx?|mdx)$/.test(path) && isFile(path));

const importsByFile = new Map<string, readonly string[]>();

function importedBy(file: string): readonly string[] {
  const known = importsByFile.get(file);
  if (known) return known;
  const imports = importsOf(file, readFileSync(file, 'utf8'))
    .filter(({ typesOnly }) => !typesOnly)
    .flatMap(({ target }) => resolveImport(target) ?? []);
  importsByFile.set(file, imports);
  return imports;
}

/** Files, with all that they import, and what that imports. */
function reachableFrom(files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) {
    for (const imported of importedBy(file)) reached.add(imported);
  }
  return reached;
}

/**
 * The page file behind an address: app/story/page.tsx, app/hub/[hub]/page.tsx. The working folder is the project's.
 *
 * @throws Error when there is none
 */
export function pageFileOf(path: string): string {
  let folder = 'app';
  for (const segment of path.split('/').filter(Boolean)) {
    const named = join(folder, segment);
    const dynamic = readdirSync(folder).find((name) => /^\[\w+\]$/.test(name));
    if (!existsSync(named) && !dynamic) throw new Error(`No file below app/ is the page ${path}.`);
    folder = existsSync(named) ? named : join(folder, dynamic ?? '');
  }
  return join(folder, 'page.tsx');
}

const isContent = (file: string): boolean => file.startsWith('content/');

/**
 * The page's own file, and the content it is made of: all that no other page need share, and of what every page shares
 * that which the page or one of its sections takes in by itself, as /sitemap does with the routes.
 */
export function sourcesOf(path: string): string[] {
  const page = pageFileOf(path);
  const shared = reachableFrom(common);
  const reached = [...reachableFrom([page])];
  const writers = [page, ...reached.filter((file) => file.startsWith('components/sections/'))];
  const content = [...reached.filter((file) => !shared.has(file)), ...writers.flatMap(importedBy)].filter(isContent);
  return [page, ...new Set(content.toSorted())];
}
