import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { ContentModule } from '@/lib/checks/links';

/** Written by the build, or in a form of its own. */
const isModule = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.d.ts');

const slashes = (path: string): string => path.replaceAll('\\', '/');

/** The address that a page file stands for: `app/story/page.tsx` is /story. */
const addressOf = (file: string): string =>
  slashes(file)
    .replace(/\/?page\.tsx$/, '')
    .replace(/^/, '/');

/** Which pages import which content modules. */
async function pagesByModule(): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = (await readdir('app', { recursive: true })).filter((name) => /(^|[\\/])page\.tsx$/.test(name));
  const found = new Map<string, string[]>();

  for (const file of files) {
    const source = await readFile(join('app', file), 'utf8');
    for (const [, name = ''] of source.matchAll(/from '@\/(content\/[^']+)'/g)) {
      found.set(`${name}.ts`, [...(found.get(`${name}.ts`) ?? []), addressOf(file)]);
    }
  }
  return found;
}

/**
 * Loads every module of content, with what it exports.
 *
 * @throws whatever a module throws that cannot be loaded
 */
export async function loadModules(): Promise<ContentModule[]> {
  const pages = await pagesByModule();
  const files = (await readdir('content', { recursive: true }))
    .filter(isModule)
    .map((name) => `content/${slashes(name)}`);

  return Promise.all(
    files.toSorted().map(async (file): Promise<ContentModule> => {
      const values = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
      return { file, values, pages: pages.get(file) ?? [] };
    }),
  );
}
