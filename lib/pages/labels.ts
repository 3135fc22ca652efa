import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent, getWords } from '@/lib/content';
import type { TrailNames } from '@/lib/routes/breadcrumbs';
import { getTheme } from '@/lib/content/gallery';
import type { Language } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { type PageWords, findPageWords, isPageEmpty } from '@/lib/content/page-heads';
import { getMaker } from '@/lib/content/pieces';
import {
  type CollectionPath,
  collectionPaths,
  getRoute,
  type ItemPath,
  type Menu,
  type RoutePath,
  routePaths,
} from '@/lib/routes';
import type { HubTheme } from '@/lib/theme';

/** The label and description of a page in a language. */
export const getPageWords = (path: RoutePath, language: Language = getCurrentLanguage()): PageWords =>
  findPageWords(getContent(language), path);

/** A page's label in the header bar and the menu. */
export function getBarLabel(path: RoutePath): string {
  const { label, barLabel: inBar = label } = getPageWords(path);
  return inBar;
}

/** The pages with something to show, in the order of the route table: those that menus and the sitemap list. */
export const listRoutes = (language: Language = getCurrentLanguage()): RoutePath[] =>
  routePaths.filter((path) => !isPageEmpty(getContent(language), path));

/** The pages of one menu. */
export const listMenuRoutes = (menu: Menu, language: Language = getCurrentLanguage()): RoutePath[] =>
  listRoutes(language).filter((path) => getRoute(path).menus.includes(menu));

/** Breadcrumb labels of all paths except collection items. Small enough for a client bundle. */
export function getTrailNames(language: Language = getCurrentLanguage()): TrailNames {
  const { segments } = getWords('site', language);
  return {
    home: getPagePath('/', language),
    pages: Object.fromEntries(
      listRoutes(language).map((route) => [getPagePath(route, language), getPageWords(route, language).label] as const),
    ),
    segments: Object.fromEntries(
      // The cast is safe: the schema only allows routes.
      segments
        .filter(({ path }) => !isPageEmpty(getContent(language), path))
        .map(({ segment, label, path: target, hash }) => [
          segment,
          { label, path: getPagePath(target as RoutePath, language) + (hash ? `#${hash}` : '') },
        ]),
    ),
  };
}

/** Breadcrumb labels of all paths, including collection items by name. */
export function getSiteTrailNames(language: Language = getCurrentLanguage()): TrailNames {
  const names = getTrailNames(language);
  const items = routePaths.flatMap((list) => listItems(list, language));
  return {
    ...names,
    pages: {
      ...names.pages,
      ...Object.fromEntries(items.map(({ path, label }) => [getPagePath(path, language), label])),
    },
  };
}

/** The hub theme of each page: pages of the hub, its mentors, its drawings and its pieces. */
export function getPageThemes(language: Language): Readonly<Record<string, HubTheme | undefined>> {
  const { hubs, mentors, gallery, pieces } = getContent(language);
  return Object.fromEntries([
    ...hubs.map(({ id }) => [getPagePath(`/hub/${id}`, language), getTheme(id, hubs)] as const),
    ...mentors.map(({ id, hub }) => [getPagePath(`/mentor/${id}`, language), getTheme(hub, hubs)] as const),
    ...gallery.map(({ id, hub }) => [getPagePath(`/gallery/${id}`, language), getTheme(hub, hubs)] as const),
    ...pieces.map(
      (piece) => [getPagePath(`/piece/${piece.id}`, language), getMaker(piece, language).hub?.theme] as const,
    ),
  ]);
}

/** The list page of each collection, by the path of its items. */
const listPaths: Readonly<Record<CollectionPath, RoutePath>> = {
  '/mentor': '/mentorship',
  '/hub': '/hubs',
  '/events': '/events',
  '/news': '/news',
  '/careers': '/careers',
  '/gallery': '/gallery',
  '/piece': '/pieces',
};

type Named = { readonly id: string; readonly title?: string; readonly name?: string; readonly location?: string };

/** The items listed on a page, with their labels; empty for other pages. */
export function listItems(
  list: RoutePath,
  language: Language = getCurrentLanguage(),
): { readonly path: ItemPath; readonly label: string }[] {
  const content = getContent(language);
  return Object.entries(collectionPaths).flatMap(([below, collection]) =>
    // The cast is safe: `listPaths` has the same keys.
    listPaths[below as CollectionPath] === list
      ? (content[collection] as readonly Named[]).map(({ id, title, name = '', location }) => ({
          path: `${below as CollectionPath}/${id}` as const,
          label: title ?? (collection === 'hubs' && location !== undefined ? `${name}, ${location}` : name),
        }))
      : [],
  );
}
