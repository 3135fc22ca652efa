import type { Metadata } from 'next';

import { feeds } from '@/content/feeds';
import { words } from '@/content/interface';
import { routeAt, type CollectionPath, type RoutePath, type SitePath } from '@/content/routes';
import { site } from '@/content/site';

import { listPagePath, type ListPage } from './paging';
import { shareAlt, sharePicture, shareSize } from './share';

/** The full address of a page, as it is published: no trailing slash but the root's. */
export const absoluteUrl = (path: string): string => `${site.origin}${path}`;

/** The feeds, for the head of a page that they are about. */
const feedLinks = Object.fromEntries(
  Object.values(feeds.formats).map(({ type, path, title }) => [type, [{ url: absoluteUrl(path), title }]]),
);

/** The pages whose readers may want to hear of new articles. */
const offersFeeds = (path: SitePath): boolean => path === '/' || path === '/news' || path.startsWith('/news/');

function describe(path: SitePath, title: string, description: string, index: boolean): Metadata {
  const picture = {
    url: absoluteUrl(sharePicture(path)),
    ...shareSize,
    alt: shareAlt(path === '/' ? words.homeTitle : title),
  };
  const fullTitle = path === '/' ? words.homeTitle : `${title} | ${site.name}`;
  return {
    title: fullTitle,
    description,
    // Set page by page: in the root layout every page would inherit it, the 404 too.
    ...(index
      ? { alternates: { canonical: absoluteUrl(path), ...(offersFeeds(path) && { types: feedLinks }) } }
      : { robots: { index: false, follow: true } }),
    openGraph: {
      title: fullTitle,
      description,
      url: absoluteUrl(path),
      siteName: site.name,
      locale: 'en_IN',
      type: 'website',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [picture] },
  };
}

/** Title, description, canonical address and sharing fields of a page in the route table. */
export function pageMetadata(path: RoutePath): Metadata {
  const route = routeAt(path);
  return describe(path, route.label, route.description, !route.hidden);
}

/**
 * The same for a page made from a collection.
 *
 * @param title the item's name, unique on the site
 * @param description 50 to 160 characters
 */
export const itemMetadata = (path: CollectionPath, title: string, description: string): Metadata =>
  describe(path, title, description, true);

/** The same for a later page of a list. */
export function listPageMetadata({
  route,
  number,
  pages,
}: Pick<ListPage<unknown>, 'route' | 'number' | 'pages'>): Metadata {
  const { label } = routeAt(route);
  const { title, description } = words.pager;
  return describe(listPagePath(route, number), title(label, number), description(label, number, pages), true);
}
