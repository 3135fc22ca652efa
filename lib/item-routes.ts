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

/** Props that Next.js passes to an item's page: the dynamic segment. */
export type ItemProps<Name extends string> = { readonly params: Promise<Readonly<Record<Name, string>>> };

type Identified = { readonly id: string };

const byId =
  <Found extends Identified>(items: readonly Found[]) =>
  (id: string): Found | undefined =>
    items.find((item) => item.id === id);

/**
 * Parameters of a collection's items for `generateStaticParams`. Next.js cannot export a dynamic route without pages,
 * so an empty collection gets a placeholder that the export removes (build/export/prune.ts).
 *
 * @param name the name of the segment: `slug` for `[slug]`
 */
export const itemParams = <Name extends string>(name: Name, items: readonly Identified[]) =>
  (items.length > 0 ? items : [{ id: PLACEHOLDER_SLUG }]).map(
    // The cast is safe: TypeScript widens the type of a computed key to string.
    ({ id }) => ({ [name]: id }) as Readonly<Record<Name, string>>,
  );

type Show<Found> = (found: Found) => ReactNode;

/** The exports of an item route: static params, metadata and page. */
function itemRoute<Name extends string, Found>(
  language: Language,
  name: Name,
  items: readonly Identified[],
  find: (id: string) => Found | undefined,
  show: Show<Found>,
  describe: (found: Found) => Metadata,
) {
  const findItem = async ({ params }: ItemProps<Name>): Promise<Found> => find((await params)[name]) ?? notFound();
  return {
    generateStaticParams: () => itemParams(name, items),
    generateMetadata: async (props: ItemProps<Name>): Promise<Metadata> => describe(await findItem(props)),
    Page: async (props: ItemProps<Name>): Promise<ReactNode> => {
      setCurrentLanguage(language);
      return show(await findItem(props));
    },
  };
}

export function hubRoute(language: Language, show: Show<Item<'hubs'>>) {
  const { hubs } = contentIn(language);
  return itemRoute(language, 'hub', hubs, byId(hubs), show, (hub) =>
    itemMetadata(`/hub/${hub.id}`, hubTitle(hub), hub.summary, language),
  );
}

export function mentorRoute(language: Language, show: Show<Item<'mentors'>>) {
  const { mentors } = contentIn(language);
  return itemRoute(language, 'id', mentors, byId(mentors), show, ({ id, name, role, summary }) =>
    itemMetadata(`/mentor/${id}`, `${name}, ${role}`, summary, language),
  );
}

export function pieceRoute(language: Language, show: Show<Item<'pieces'>>) {
  const { pieces } = contentIn(language);
  return itemRoute(language, 'slug', pieces, byId(pieces), show, (piece) => {
    const title = [piece.name, makerOf(piece, language).hub?.craft ?? []].flat().join(', ');
    return itemMetadata(`/piece/${piece.id}`, title, piece.summary, language);
  });
}

export function eventRoute(language: Language, show: Show<Item<'events'>>) {
  const { events } = contentIn(language);
  return itemRoute(language, 'slug', events, byId(events), show, ({ id, title, desc }) =>
    itemMetadata(`/events/${id}`, title, desc, language),
  );
}

export function roleRoute(language: Language, show: Show<Item<'careers'>>) {
  const { careers } = contentIn(language);
  return itemRoute(language, 'slug', careers, byId(careers), show, ({ id, title, location, summary }) =>
    itemMetadata(`/careers/${id}`, `${title}, ${location}`, summary, language),
  );
}

export function pictureRoute(language: Language, show: Show<GalleryEntry>) {
  const { gallery, pages } = contentIn(language);
  const find = (id: string) => galleryEntry(id, gallery);
  return itemRoute(language, 'id', gallery, find, show, ({ picture: { id, title, caption } }) =>
    itemMetadata(`/gallery/${id}`, fill(pages.gallery.words.pageTitle, { title }), caption, language),
  );
}

/** Pages of articles. Their Open Graph metadata includes date and author. */
export function articleRoute(language: Language, show: Show<NonNullable<ReturnType<typeof articleAt>>>) {
  const { news, pages } = contentIn(language);
  const find = (id: string) => articleAt(id, language);
  return itemRoute(language, 'slug', news, find, show, ({ article }) => {
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
  });
}
