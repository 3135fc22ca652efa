import { existsSync, readdirSync } from 'node:fs';

import { type Language, getLanguageRoot } from '@/lib/language';

const getRouteFolder = (language: Language): string => `app/(${language})${getLanguageRoot(language)}`;

/**
 * The routes of a language in app/, as paths without the language; `*` for a dynamic segment: `/`, `/creator`,
 * `/hub/*`.
 */
export function listAppRoutes(language: Language): ReadonlySet<string> {
  const folder = getRouteFolder(language);
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return new Set(
    files
      .filter((file) => /(^|\/)page\.tsx$/.test(file))
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '').replaceAll(/\[\w+\]/g, '*')}`),
  );
}

/** Whether a route exists for a page. */
export const hasRoute = (routes: ReadonlySet<string>, path: string): boolean =>
  routes.has(path) || (path !== '/' && routes.has(path.replace(/[^/]+$/, '*')));
