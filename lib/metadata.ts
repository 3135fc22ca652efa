import { siteOrigin } from '@/lib/env';
import type { Metadata } from 'next';

import { contentIn } from './content';
import { type Language, locales, sourceLanguage } from './languages';
import { feedFormats } from './news/feed-formats';
import { pageWords } from './pages';
import { listPagePath, type ListPage } from './paging';
import { type ItemPath, routeAt, type RoutePath, type SitePath } from './routes';
import { shareAlt, sharePicture, shareSize } from './seo/share';
import { fill } from './text/fill';

/** The full address of a page, as it is published: no trailing slash but the root's. */
export const absoluteUrl = (path: string): string => `${siteOrigin()}${path}`;

/** The feeds, for the head of a page that they are about. */
const feedLinks = (language: Language) =>
  Object.fromEntries(
    (['atom', 'json'] as const).map((format) => {
      const { type, path } = feedFormats[format];
      const { title } = contentIn(language).pages.news.feeds.formats[format];
      return [type, [{ url: absoluteUrl(path), title }]];
    }),
  );

/** The pages whose readers may want to hear of new articles. */
const offersFeeds = (path: SitePath): boolean => path === '/' || path === '/news' || path.startsWith('/news/');

function describe(path: SitePath, title: string, description: string, index: boolean, language: Language): Metadata {
  const { enterprise, interface: words } = contentIn(language);
  const picture = {
    url: absoluteUrl(sharePicture(path)),
    ...shareSize,
    alt: shareAlt(path === '/' ? words.homeTitle : title, language),
  };
  const fullTitle = path === '/' ? words.homeTitle : `${title} | ${enterprise.name}`;
  return {
    title: fullTitle,
    description,
    // Set page by page: in the root layout every page would inherit it, the 404 too.
    ...(index
      ? { alternates: { canonical: absoluteUrl(path), ...(offersFeeds(path) && { types: feedLinks(language) }) } }
      : { robots: { index: false, follow: true } }),
    openGraph: {
      title: fullTitle,
      description,
      url: absoluteUrl(path),
      siteName: enterprise.name,
      locale: locales[language].replace('-', '_'),
      type: 'website',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [picture] },
  };
}

/** Title, description, canonical address and sharing fields of a page in the route table. */
export function pageMetadata(path: RoutePath, language: Language = sourceLanguage): Metadata {
  const { label, description } = pageWords(path, language);
  return describe(path, label, description, !routeAt(path).hidden, language);
}

/**
 * The same for a page made from a collection.
 *
 * @param title the item's name, unique on the site
 * @param description 50 to 160 characters
 */
export const itemMetadata = (
  path: ItemPath,
  title: string,
  description: string,
  language: Language = sourceLanguage,
): Metadata => describe(path, title, description, true, language);

/** The same for a later page of a list. */
export function listPageMetadata(
  { route, number, pages }: Pick<ListPage<unknown>, 'route' | 'number' | 'pages'>,
  language: Language = sourceLanguage,
): Metadata {
  const list = pageWords(route, language).label;
  const { title, description } = contentIn(language).interface.pager;
  const values = { list, number, pages };
  return describe(listPagePath(route, number), fill(title, values), fill(description, values), true, language);
}
