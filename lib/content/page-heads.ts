import type { Content, Item } from './schemas';
import {
  type CollectionPath,
  collectionPaths,
  type ItemPath,
  type RoutePath,
  routePaths,
  getRoute,
  isRoutePath,
  type SitePath,
  getWordsFile,
} from '@/lib/routes';
import { fill } from '@/lib/language/fill';

// Imports no generated content, so that `npm run check` can compute the same titles as the pages.

/** Texts of a page for menus, titles, breadcrumbs and search results. */
export type PageWords = {
  readonly label: string;
  readonly searchTitle?: string;
  readonly barLabel?: string;
  readonly footerLabel?: string;
  readonly description: string;
};

/** The texts of a page in the route table. */
export function findPageWords({ pages, policies }: Content, path: RoutePath): PageWords {
  const file = getWordsFile(path) ?? '';
  const words =
    policies.find(({ id }) => `policies/${id}` === file) ??
    Object.entries<PageWords>(pages).find(([name]) => `pages/${name}` === file)?.[1];
  // architecture/routes.test.ts checks that each route has texts.
  if (!words) throw new Error(`${path} has no words: write content/${file}.`);
  return words;
}

/** Whether a path is a page whose collection has no items. Such a page is not published. */
export function isPageEmpty(content: Content, path: string): boolean {
  const { shows } = isRoutePath(path) ? getRoute(path) : {};
  return shows !== undefined && content[shows].length === 0;
}

/** A hub's full name: 'Weaving hub, Madurai'. */
export const formatHubTitle = ({ name, location }: Pick<Item<'hubs'>, 'name' | 'location'>): string =>
  `${name}, ${location}`;

/**
 * The maker of a piece and her hub, by id or name. A woman of a success story works at the hub where she learned.
 */
export function findMaker(
  { successStories, mentors, hubs }: Content,
  { mentor, story }: Pick<Item<'pieces'>, 'mentor' | 'story'>,
) {
  const linkedStory = successStories.find(({ id }) => id === story);
  const teacher = mentors.find(({ id }) => id === (mentor ?? linkedStory?.mentor));
  const { id = '', name = '' } = linkedStory ?? teacher ?? {};
  const hub = hubs.find((each) => each.id === teacher?.hub);
  return { id, name, town: hub?.location ?? '', hub };
}

/** How an item's page is titled and described, and the fields to change when another page has the same. */
type ItemHead<Item_> = {
  readonly title: (item: Item_, content: Content) => string;
  readonly titleField: keyof Item_ & string;
  readonly descriptionField: keyof Item_ & string;
};

const itemHeads: { readonly [Path in CollectionPath]: ItemHead<Item<(typeof collectionPaths)[Path]>> } = {
  '/mentor': {
    title: ({ name, role }) => `${name}, ${role}`,
    titleField: 'role',
    descriptionField: 'summary',
  },
  '/hub': { title: formatHubTitle, titleField: 'name', descriptionField: 'summary' },
  '/events': { title: ({ title }) => title, titleField: 'title', descriptionField: 'desc' },
  '/news': { title: ({ title }) => title, titleField: 'title', descriptionField: 'desc' },
  '/careers': {
    title: ({ title, location }) => `${title}, ${location}`,
    titleField: 'title',
    descriptionField: 'summary',
  },
  '/gallery': {
    title: ({ title }, { pages }) => fill(pages.gallery.words.pageTitle, { title }),
    titleField: 'title',
    descriptionField: 'caption',
  },
  '/piece': {
    title: (piece, content) => [piece.name, findMaker(content, piece).hub?.craft ?? []].flat().join(', '),
    titleField: 'name',
    descriptionField: 'summary',
  },
};

/** The title, without our name, and the description of a collection item's page. */
export function getItemHead<Path extends CollectionPath>(
  path: Path,
  item: Item<(typeof collectionPaths)[Path]>,
  content: Content,
) {
  const { title, descriptionField } = itemHeads[path];
  // The cast is safe: descriptions are strings.
  return { title: title(item, content), description: item[descriptionField] as string };
}

/** A page's title as browsers show it. */
export const formatFullTitle = (title: string, { enterprise }: Content): string => `${title} | ${enterprise.name}`;

/** A page's title, without our name, and description, with the file and fields that they come from. */
export type PageHead = {
  readonly path: SitePath | '/404';
  readonly title: string;
  readonly fullTitle: string;
  readonly titleAt: { readonly item: string; readonly field: string };
  readonly description: string;
  readonly descriptionAt: { readonly item: string; readonly field: string };
};

/** The titles and descriptions of all pages in a language, the 404 page included. */
export function listPageHeads(content: Content): PageHead[] {
  const { notFound, translated } = content;
  const words = content.words.site;
  const createHead = (
    path: PageHead['path'],
    item: string,
    title: string,
    description: string,
    fields: [string, string],
  ) => ({
    path,
    title,
    fullTitle: formatFullTitle(title, content),
    titleAt: { item, field: fields[0] },
    description,
    descriptionAt: { item, field: fields[1] },
  });
  const isHere = (path: SitePath): boolean => translated.includes(path);
  const ofRoutes = routePaths
    .filter((path) => isHere(path) && !isPageEmpty(content, path))
    .map((path): PageHead => {
      const { label, searchTitle, description } = findPageWords(content, path);
      const item = getWordsFile(path) ?? '';
      const field = searchTitle === undefined ? 'label' : 'searchTitle';
      const own = createHead(path, item, searchTitle ?? label, description, [field, 'description']);
      if (path !== '/') return own;
      const { homeTitle } = words;
      return {
        ...own,
        title: homeTitle,
        fullTitle: homeTitle,
        titleAt: { item: 'site/interface', field: 'homeTitle' },
      };
    });
  const ofItems = (Object.keys(collectionPaths) as CollectionPath[]).flatMap((below) =>
    content[collectionPaths[below]].flatMap((item): PageHead | readonly PageHead[] => {
      const path: ItemPath = `${below}/${item.id}`;
      if (!isHere(path)) return [];
      const { titleField, descriptionField } = itemHeads[below];
      // The cast is safe: the item is one of the collection.
      const { title, description } = getItemHead(below, item as never, content);
      return createHead(path, `${collectionPaths[below]}/${item.id}`, title, description, [
        titleField,
        descriptionField,
      ]);
    }),
  );
  return [
    ...ofRoutes,
    ...ofItems,
    createHead('/404', 'pages/not-found', notFound.title, notFound.text, ['title', 'text']),
  ];
}
