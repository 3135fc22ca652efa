import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';

import { startOfDay } from './calendar-time';
import { contentIn, type Item } from './content';
import { setCurrentLanguage } from './current-language';
import { type GalleryEntry, galleryEntry } from './gallery/gallery';
import { hubTitle } from './hubs';
import type { Language } from './languages';
import { itemMetadata } from './metadata';
import { articleAt, articlePath, lastChanged } from './news/news';
import { makerOf } from './pieces';
import { PLACEHOLDER_SLUG } from './routes';
import { fill } from './text/fill';

/** The props of an item's page or file in Next.js: the id is the folder `[id]`. */
export type ItemProps = { readonly params: Promise<{ readonly id: string }> };

type Identified = { readonly id: string };

/**
 * Parameters of a collection's items for `generateStaticParams`. Next.js cannot export a dynamic route without pages,
 * so an empty collection gets a placeholder that the export removes (build/export/prune.ts).
 */
export const itemParams = (items: readonly Identified[]) =>
  items.length > 0 ? items.map(({ id }) => ({ id })) : [{ id: PLACEHOLDER_SLUG }];

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

/** The same for a collection whose pages need the item alone. */
const plainRoute = <Found extends Identified>(
  language: Language,
  items: readonly Found[],
  show: Show<Found>,
  describe: (found: Found) => Metadata,
) => itemRoute(language, items, (id) => items.find((item) => item.id === id), show, describe);

/** The route of the hubs' pages in a language. */
export const hubRoute = (language: Language, show: Show<Item<'hubs'>>) =>
  plainRoute(language, contentIn(language).hubs, show, (hub) =>
    itemMetadata(`/hub/${hub.id}`, hubTitle(hub), hub.summary, language),
  );

export const mentorRoute = (language: Language, show: Show<Item<'mentors'>>) =>
  plainRoute(language, contentIn(language).mentors, show, ({ id, name, role, summary }) =>
    itemMetadata(`/mentor/${id}`, `${name}, ${role}`, summary, language),
  );

export const pieceRoute = (language: Language, show: Show<Item<'pieces'>>) =>
  plainRoute(language, contentIn(language).pieces, show, (piece) => {
    const title = [piece.name, makerOf(piece, language).hub?.craft ?? []].flat().join(', ');
    return itemMetadata(`/piece/${piece.id}`, title, piece.summary, language);
  });

export const eventRoute = (language: Language, show: Show<Item<'events'>>) =>
  plainRoute(language, contentIn(language).events, show, ({ id, title, desc }) =>
    itemMetadata(`/events/${id}`, title, desc, language),
  );

export const roleRoute = (language: Language, show: Show<Item<'careers'>>) =>
  plainRoute(language, contentIn(language).careers, show, ({ id, title, location, summary }) =>
    itemMetadata(`/careers/${id}`, `${title}, ${location}`, summary, language),
  );

export function pictureRoute(language: Language, show: Show<GalleryEntry>) {
  const { gallery, pages } = contentIn(language);
  return itemRoute(
    language,
    gallery,
    (id) => galleryEntry(id, gallery),
    show,
    ({ picture: { id, title, caption } }) =>
      itemMetadata(`/gallery/${id}`, fill(pages.gallery.words.pageTitle, { title }), caption, language),
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
      const metadata = itemMetadata(articlePath(article), article.title, article.desc, language);
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
