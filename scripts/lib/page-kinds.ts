import { type Language, languages, rootOf, sourceLanguage } from '@/lib/languages';
import { collectionPaths } from '@/lib/routes';

import { filesBelow } from './files';

/** The pages of an export: file and path. */
export const pagesIn = (folder: string): { readonly file: string; readonly path: string }[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}` }));

/** The language of a page by its path. */
export const languageOf = (path: string): Language =>
  languages.find((language) => rootOf(language) !== '' && `${path}/`.startsWith(`${rootOf(language)}/`)) ??
  sourceLanguage;

/** The path of a page's original: /creator for /ta/creator. */
export const routeOf = (path: string): string => path.slice(rootOf(languageOf(path)).length) || '/';

/** Whether a page can be measured: `/404` has an error status, `/shop` redirects to the store. */
export const canBeMeasured = (path: string): boolean => !['/404', '/shop'].includes(routeOf(path));

function kindOf(path: string): string {
  const language = languageOf(path);
  const route = routeOf(path);
  const [, folder = '', item] = /^(\/[^/]+)\/([^/]+)$/.exec(route) ?? [];
  return `${language} ${item !== undefined && Object.hasOwn(collectionPaths, folder) ? `${folder}/*` : route}`;
}

/** The first page of each template; other pages share its markup. */
export function firstOfEachKind<Page extends { readonly path: string }>(pages: readonly Page[]): Page[] {
  const firsts = new Map(pages.toReversed().map((page) => [kindOf(page.path), page]));
  return pages.filter((page) => firsts.get(kindOf(page.path)) === page);
}
