import { contentIn } from './content';
import type { TrailNames } from './breadcrumbs';
import { themeOf } from './gallery/gallery';
import type { Language } from './languages';
import { pathTo } from './links';
import { makerOf } from './pieces';
import { type CollectionPath, collectionPaths, type ItemPath, type RoutePath, routePaths, wordsFileOf } from './routes';
import type { HubTheme } from './theme';

/** What menus, titles, trails and search results say of a page. */
export type PageWords = {
  readonly label: string;
  readonly searchTitle?: string;
  readonly barLabel?: string;
  readonly footerLabel?: string;
  readonly description: string;
};

/** The name and the summary of a page in a language. */
export function pageWords(path: RoutePath, language: Language): PageWords {
  const { pages, policies } = contentIn(language);
  const file = wordsFileOf(path) ?? '';
  const words =
    policies.find(({ id }) => `policies/${id}` === file) ??
    Object.entries<PageWords>(pages).find(([name]) => `pages/${name}` === file)?.[1];
  // A test holds that each route has words (architecture/routes.test.ts).
  if (!words) throw new Error(`${path} has no words: write content/${file}.`);
  return words;
}

/** What the bar and the menu call a page. */
export function barLabel(path: RoutePath, language: Language): string {
  const { label, barLabel: inBar = label } = pageWords(path, language);
  return inBar;
}

/** What a breadcrumb trail calls the steps of a path, but for the items of collections: short enough for a script. */
export function trailNames(language: Language): TrailNames {
  const { segments } = contentIn(language).interface;
  return {
    home: pathTo('/', language),
    pages: Object.fromEntries(
      routePaths.map((route) => [pathTo(route, language), pageWords(route, language).label] as const),
    ),
    segments: Object.fromEntries(
      // The cast is safe: the schema holds that each is a route.
      segments.map(({ segment, label, path: target, hash }) => [
        segment,
        { label, path: pathTo(target as RoutePath, language) + (hash ? `#${hash}` : '') },
      ]),
    ),
  };
}

/** The same with every item of a collection: an item is called by its own name, not by its path. */
export function siteTrailNames(language: Language): TrailNames {
  const names = trailNames(language);
  const items = routePaths.flatMap((list) => itemsOf(list, language));
  return {
    ...names,
    pages: { ...names.pages, ...Object.fromEntries(items.map(({ path, label }) => [pathTo(path, language), label])) },
  };
}

/** The colours of hubs by page: those of a hub, of those who teach there, of its drawings and of its pieces. */
export function pageThemes(language: Language): Readonly<Record<string, HubTheme | undefined>> {
  const { hubs, mentors, gallery, pieces } = contentIn(language);
  return Object.fromEntries([
    ...hubs.map(({ id }) => [pathTo(`/hub/${id}`, language), themeOf(id, hubs)] as const),
    ...mentors.map(({ id, hub }) => [pathTo(`/mentor/${id}`, language), themeOf(hub, hubs)] as const),
    ...gallery.map(({ id, hub }) => [pathTo(`/gallery/${id}`, language), themeOf(hub, hubs)] as const),
    ...pieces.map((piece) => [pathTo(`/piece/${piece.id}`, language), makerOf(piece, language).hub?.theme] as const),
  ]);
}

/** The page that lists the items of a collection, by the folder their own pages stand in. */
const listOf: Readonly<Record<CollectionPath, RoutePath>> = {
  '/mentor': '/mentorship',
  '/hub': '/hubs',
  '/events': '/events',
  '/news': '/news',
  '/careers': '/careers',
  '/gallery': '/gallery',
  '/piece': '/',
};

type Named = { readonly id: string; readonly title?: string; readonly name?: string; readonly location?: string };

/** The pages of the items that a page lists, with their names; none for a page that lists no items. */
export function itemsOf(list: RoutePath, language: Language): { readonly path: ItemPath; readonly label: string }[] {
  const content = contentIn(language);
  return Object.entries(collectionPaths).flatMap(([below, collection]) =>
    // The cast is safe: `listOf` has the same keys.
    listOf[below as CollectionPath] === list
      ? (content[collection] as readonly Named[]).map(({ id, title, name = '', location }) => ({
          path: `${below as CollectionPath}/${id}` as const,
          label: title ?? (collection === 'hubs' && location !== undefined ? `${name}, ${location}` : name),
        }))
      : [],
  );
}
