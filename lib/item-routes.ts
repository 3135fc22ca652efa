import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';

import { startOfDay } from './calendar-time';
import { contentIn, type Item } from './content';
import { setCurrentLanguage } from './current-language';
import { type GalleryEntry, galleryEntry } from './gallery/gallery';
import type { Language } from './languages';
import { itemMetadata } from './metadata';
import { articleAt, lastChanged } from './news/news';
import { itemHead } from './page-heads';
import { type CollectionPath, collectionPaths, PLACEHOLDER_SLUG } from './routes';

/** The props of an item's page or file in Next.js: the id is the folder `[id]`. */
export type ItemProps = { readonly params: Promise<{ readonly id: string }> };

type Identified = { readonly id: string };

/**
 * Parameters of a collection's items for `generateStaticParams`. Next.js cannot export a dynamic route without pages,
 * so an empty collection gets a placeholder that the export removes (build/export/prune.ts).
 */
export const itemParams = (items: readonly Identified[]) =>
  items.length > 0 ? items.map(({ id }) => ({ id })) : [{ id: PLACEHOLDER_SLUG }];

/** The metadata of an item's page. */
function headOf<Path extends CollectionPath>(
  path: Path,
  item: Item<(typeof collectionPaths)[Path]>,
  language: Language,
): Metadata {
  const { title, description } = itemHead(path, item, contentIn(language));
  return itemMetadata(`${path}/${item.id}`, title, description, language);
}

type Show<Found> = (found: Found) => ReactNode;

/** The exports of an item route: static params, metadata and page. */
function itemRoute<Found>(
  language: Language,
  items: readonly Identified[],
  find: (id: string) => Found | undefined,
  show: Show<Found>,
  describe: (found: Found) => Metadata,
) {
  const findItem = async ({ params }: ItemProps): Promise<Found> => find((await params).id) ?? notFound();
  return {
    generateStaticParams: () => itemParams(items),
    generateMetadata: async (props: ItemProps): Promise<Metadata> => describe(await findItem(props)),
    Page: async (props: ItemProps): Promise<ReactNode> => {
      setCurrentLanguage(language);
      return show(await findItem(props));
    },
  };
}

/** The exports of an item route whose pages need only the item. */
function plainRoute<Path extends CollectionPath>(
  path: Path,
  language: Language,
  show: Show<Item<(typeof collectionPaths)[Path]>>,
) {
  const content = contentIn(language);
  // The cast is safe: TypeScript does not relate the items of a generic collection to their type.
  const items = content[collectionPaths[path]] as readonly Item<(typeof collectionPaths)[Path]>[];
  return itemRoute(
    language,
    items,
    (id) => items.find((item) => item.id === id),
    show,
    (item) => headOf(path, item, language),
  );
}

/** The route of the hubs' pages in a language. */
export const hubRoute = (language: Language, show: Show<Item<'hubs'>>) => plainRoute('/hub', language, show);

export const mentorRoute = (language: Language, show: Show<Item<'mentors'>>) => plainRoute('/mentor', language, show);

export const pieceRoute = (language: Language, show: Show<Item<'pieces'>>) => plainRoute('/piece', language, show);

export const eventRoute = (language: Language, show: Show<Item<'events'>>) => plainRoute('/events', language, show);

export const roleRoute = (language: Language, show: Show<Item<'careers'>>) => plainRoute('/careers', language, show);

export function pictureRoute(language: Language, show: Show<GalleryEntry>) {
  const { gallery } = contentIn(language);
  return itemRoute(
    language,
    gallery,
    (id) => galleryEntry(id, gallery),
    show,
    ({ picture }) => headOf('/gallery', picture, language),
  );
}

/** Articles have a day and an author in share previews. */
export function articleRoute(language: Language, show: Show<NonNullable<ReturnType<typeof articleAt>>>) {
  const { news, pages } = contentIn(language);
  return itemRoute(
    language,
    news,
    (id) => articleAt(id, language),
    show,
    ({ article }) => {
      const metadata = headOf('/news', article, language);
      return {
        ...metadata,
        openGraph: {
          ...metadata.openGraph,
          type: 'article',
          publishedTime: startOfDay(article.date),
          modifiedTime: startOfDay(lastChanged(article)),
          authors: [article.author],
          section: pages.news.categories[article.category],
        },
      };
    },
  );
}
