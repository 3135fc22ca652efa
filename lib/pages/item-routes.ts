import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';

import { startOfDay } from '@/lib/language/calendar-time';
import { getContent, type Item } from '@/lib/content';
import { setCurrentLanguage } from '@/lib/language/current-language';
import { type GalleryEntry, findGalleryEntry } from '@/lib/content/gallery';
import type { Language } from '@/lib/language';
import { getItemPageMetadata } from './metadata';
import { findArticle, getLastChanged } from '@/lib/content/news';
import { getItemHead } from '@/lib/content/page-heads';
import { type CollectionPath, collectionPaths, PLACEHOLDER_SLUG } from '@/lib/routes';

/** The props of an item's page or file in Next.js: the id is the folder `[id]`. */
export type ItemProps = { readonly params: Promise<{ readonly id: string }> };

type Identified = { readonly id: string };

/**
 * Parameters of a collection's items for `generateStaticParams`. Next.js cannot export a dynamic route without pages,
 * so an empty collection gets a placeholder that the export removes (build/export/prune.ts).
 */
export const listItemParams = (items: readonly Identified[]) =>
  items.length > 0 ? items.map(({ id }) => ({ id })) : [{ id: PLACEHOLDER_SLUG }];

/** The metadata of an item's page. */
function getItemMetadata<Path extends CollectionPath>(
  path: Path,
  item: Item<(typeof collectionPaths)[Path]>,
  language: Language,
): Metadata {
  const { title, description } = getItemHead(path, item, getContent(language));
  return getItemPageMetadata(`${path}/${item.id}`, title, description, language);
}

type Show<Found> = (found: Found) => ReactNode;

/** The exports of an item route: static params, metadata and page. */
function createItemRoute<Found>(
  language: Language,
  items: readonly Identified[],
  find: (id: string) => Found | undefined,
  show: Show<Found>,
  describe: (found: Found) => Metadata,
) {
  const findItem = async ({ params }: ItemProps): Promise<Found> => find((await params).id) ?? notFound();
  return {
    generateStaticParams: () => listItemParams(items),
    generateMetadata: async (props: ItemProps): Promise<Metadata> => describe(await findItem(props)),
    Page: async (props: ItemProps): Promise<ReactNode> => {
      setCurrentLanguage(language);
      return show(await findItem(props));
    },
  };
}

/** The exports of an item route whose pages need only the item: hubs, mentors, pieces, events, roles. */
export function createItemPages<Path extends CollectionPath>(
  path: Path,
  language: Language,
  show: Show<Item<(typeof collectionPaths)[Path]>>,
) {
  const content = getContent(language);
  // The cast is safe: TypeScript does not relate the items of a generic collection to their type.
  const items = content[collectionPaths[path]] as readonly Item<(typeof collectionPaths)[Path]>[];
  return createItemRoute(
    language,
    items,
    (id) => items.find((item) => item.id === id),
    show,
    (item) => getItemMetadata(path, item, language),
  );
}

export function createPictureRoute(language: Language, show: Show<GalleryEntry>) {
  const { gallery } = getContent(language);
  return createItemRoute(
    language,
    gallery,
    (id) => findGalleryEntry(id, gallery),
    show,
    ({ picture }) => getItemMetadata('/gallery', picture, language),
  );
}

/** Articles have a day and an author in share previews. */
export function createArticleRoute(language: Language, show: Show<NonNullable<ReturnType<typeof findArticle>>>) {
  const { news, pages } = getContent(language);
  return createItemRoute(
    language,
    news,
    (id) => findArticle(id, language),
    show,
    ({ article }) => {
      const metadata = getItemMetadata('/news', article, language);
      return {
        ...metadata,
        openGraph: {
          ...metadata.openGraph,
          type: 'article',
          publishedTime: startOfDay(article.date),
          modifiedTime: startOfDay(getLastChanged(article)),
          authors: [article.author],
          section: pages.news.categories[article.category],
        },
      };
    },
  );
}
