import { type Language, languages, rootOf, sourceLanguage } from '@/lib/languages';
import { collectionPaths } from '@/lib/routes';

import { filesBelow } from './files';

/** The pages of an export: the file of each, and its path on the site. */
export const pagesIn = (folder: string): { readonly file: string; readonly path: string }[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}` }));

/** The language of a page, by its path. */
export const languageOf = (path: string): Language =>
  languages.find((language) => rootOf(language) !== '' && `${path}/`.startsWith(`${rootOf(language)}/`)) ??
  sourceLanguage;

/** The path of a page's original: /creator for /ta/creator. */
export const routeOf = (path: string): string => path.slice(rootOf(languageOf(path)).length) || '/';

/** Whether a page can be opened to be measured: `/404` answers with an error, `/shop` leaves for the store at once. */
export const canBeMeasured = (path: string): boolean => !['/404', '/shop'].includes(routeOf(path));

function kindOf(path: string): string {
  const language = languageOf(path);
  const route = routeOf(path);
  const [, folder = '', item] = /^(\/[^/]+)\/([^/]+)$/.exec(route) ?? [];
  return `${language} ${item !== undefined && Object.hasOwn(collectionPaths, folder) ? `${folder}/*` : route}`;
}

/** The first page of each kind, which stands for its siblings: they share its template. */
export function firstOfEachKind<Page extends { readonly path: string }>(pages: readonly Page[]): Page[] {
  const firsts = new Map(pages.toReversed().map((page) => [kindOf(page.path), page]));
  return pages.filter((page) => firsts.get(kindOf(page.path)) === page);
}
