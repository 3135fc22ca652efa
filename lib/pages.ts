import { routes as described } from '@/content/routes';

import { contentIn } from './content';
import type { TrailNames } from './breadcrumbs';
import type { Language } from './languages';
import { type RoutePath, routePaths } from './routes';

/** What every page component is given. */
export type PageProps = { readonly language: Language };

/** What menus, titles, trails and search results say of a page. */
export type PageWords = { readonly label: string; readonly footerLabel?: string; readonly description: string };

/** The name and the summary of a page in a language. */
// In transition: the words stand in content/routes.ts until every page has a file of its own.
export function pageWords(path: RoutePath, language: Language): PageWords {
  const pages: Readonly<Record<string, PageWords>> = contentIn(language).pages;
  return pages[path === '/' ? 'home' : (path.split('/').at(-1) ?? '')] ?? described[path];
}

/** What a breadcrumb trail calls the steps of a path, for code that reads no content. */
export function trailNames(language: Language): TrailNames {
  const { segments, pager } = contentIn(language).interface;
  return {
    pages: Object.fromEntries(routePaths.map((path) => [path, pageWords(path, language).label])),
    segments: Object.fromEntries(segments.map(({ segment, label, path }) => [segment, { label, path }])),
    listPage: pager.page,
  };
}
