import { type Language, languages, getLanguageRoot, sourceLanguage } from '@/lib/language';
import { collectionPaths } from '@/lib/routes';

import { listFilesBelow } from './files';

/** The pages of an export: file and path. */
export const listPages = (folder: string): { readonly file: string; readonly path: string }[] =>
  listFilesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}` }));

/** The language of a page by its path. */
export const getLanguage = (path: string): Language =>
  languages.find(
    (language) => getLanguageRoot(language) !== '' && `${path}/`.startsWith(`${getLanguageRoot(language)}/`),
  ) ?? sourceLanguage;

/** The path of a page's original: /creator for /ta/creator. */
export const getRouteOfPage = (path: string): string => path.slice(getLanguageRoot(getLanguage(path)).length) || '/';

function getKind(path: string): string {
  const language = getLanguage(path);
  const route = getRouteOfPage(path);
  const [, folder = '', item] = /^(\/[^/]+)\/([^/]+)$/.exec(route) ?? [];
  return `${language} ${item !== undefined && Object.hasOwn(collectionPaths, folder) ? `${folder}/*` : route}`;
}

/** The first page of each template; other pages share its markup. */
export function pickFirstOfEachKind<Page extends { readonly path: string }>(pages: readonly Page[]): Page[] {
  const firsts = new Map(pages.toReversed().map((page) => [getKind(page.path), page]));
  return pages.filter((page) => firsts.get(getKind(page.path)) === page);
}
