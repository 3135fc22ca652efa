import { existsSync, readdirSync } from 'node:fs';

import { type Language, rootOf } from '@/lib/languages';

const folderOf = (language: Language): string => `app/(${language})${rootOf(language)}`;

/**
 * The pages that app/ has routes for in a language, by their paths in the first one; `*` for what a collection fills
 * in: `/`, `/creator`, `/hub/*`.
 */
export function appRoutes(language: Language): ReadonlySet<string> {
  const folder = folderOf(language);
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return new Set(
    files
      .filter((file) => /(^|\/)page\.tsx$/.test(file))
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '').replaceAll(/\[\w+\]/g, '*')}`),
  );
}

/** Whether there is a route for a page. */
export const hasRoute = (routes: ReadonlySet<string>, path: string): boolean =>
  routes.has(path) || (path !== '/' && routes.has(path.replace(/[^/]+$/, '*')));
