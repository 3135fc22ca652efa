import { siteOrigin } from '@/lib/env';
import type { Metadata, Viewport } from 'next';

import { contentIn } from './content';
import { type Language, locales, rootOf, sourceLanguage } from './languages';
import { pathTo, versionsOf } from './links';
import { pageWords } from './pages';
import { type ItemPath, newsFeed, routeAt, type RoutePath, type SitePath } from './routes';
import { shareAlt, sharePicture, shareSize } from './seo/share';
import { icons } from './site-icons';
import { themeColours } from './theme';

/** The full URL of a page, as it is published: no trailing slash but the root's. */
export const absoluteUrl = (path: string): string => `${siteOrigin()}${path}`;

/** What the head of every page of a language says. */
export const siteMetadata = (language: Language): Metadata => ({
  // The others are asked for by their names, whatever the page says (lib/site-icons.ts).
  icons: { icon: { url: `/${icons.svg.file}`, type: 'image/svg+xml' } },
  manifest: `${rootOf(language)}/manifest.webmanifest`,
});

export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColours.light },
    { media: '(prefers-color-scheme: dark)', color: themeColours.dark },
  ],
};

/** The head of the page for a path that is none: its own, for it is in no layout where hosts write it. */
export function notFoundMetadata(language: Language): Metadata {
  const { notFound, enterprise } = contentIn(language);
  return {
    ...siteMetadata(language),
    title: `${notFound.title} | ${enterprise.name}`,
    description: notFound.text,
    robots: { index: false, follow: true },
  };
}

/** The versions of a page in other languages, for search engines; none for a page that has one alone. */
function alternates(path: SitePath): Record<string, string> | undefined {
  const versions = versionsOf(path);
  if (versions.length === 1) return undefined;
  const byLocale = versions.map(({ language, href }) => [locales[language], absoluteUrl(href)] as const);
  return Object.fromEntries([...byLocale, ['x-default', absoluteUrl(path)] as const]);
}

/** The feed, for the head of a page that it is about. */
const feedLink = (language: Language) => ({
  [newsFeed.type]: [{ url: absoluteUrl(newsFeed.path), title: contentIn(language).pages.news.feed.title }],
});

/** The pages whose readers may want to hear of new articles: the feed is in the language articles are written in. */
const offersFeed = (path: SitePath, language: Language): boolean =>
  (path === '/' || path === '/news' || path.startsWith('/news/')) && language === sourceLanguage;

type Described = {
  readonly title: string;
  readonly description: string;
  readonly searchTitle?: string | undefined;
  /** Kept out of search engines. */
  readonly hidden?: boolean | undefined;
};

function describe(
  path: SitePath,
  { title, description, searchTitle = title, hidden }: Described,
  language: Language,
): Metadata {
  const { enterprise, interface: words } = contentIn(language);
  const url = absoluteUrl(pathTo(path, language));
  const translations = alternates(path);
  const picture = {
    url: absoluteUrl(sharePicture(path, language)),
    ...shareSize,
    alt: shareAlt(path === '/' ? words.homeTitle : title, language),
  };
  const fullTitle = path === '/' ? words.homeTitle : `${searchTitle} | ${enterprise.name}`;
  return {
    title: fullTitle,
    description,
    // Set page by page: in the root layout every page would inherit it, the 404 too.
    ...(!hidden
      ? {
          alternates: {
            canonical: url,
            ...(translations && { languages: translations }),
            ...(offersFeed(path, language) && { types: feedLink(language) }),
          },
        }
      : { robots: { index: false, follow: true } }),
    openGraph: {
      title: fullTitle,
      description,
      url,
      siteName: enterprise.name,
      locale: locales[language].replace('-', '_'),
      ...(translations && {
        alternateLocale: versionsOf(path)
          .filter((version) => version.language !== language)
          .map((version) => locales[version.language].replace('-', '_')),
      }),
      type: 'website',
      images: [picture],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Title, description, canonical URL and sharing fields of a page in the route table. */
export function pageMetadata(path: RoutePath, language: Language = sourceLanguage): Metadata {
  const { label, searchTitle, description } = pageWords(path, language);
  return describe(path, { title: label, searchTitle, description, hidden: routeAt(path).hidden }, language);
}

/** The same for a page made from a collection. */
export const itemMetadata = (
  path: ItemPath,
  title: string,
  description: string,
  language: Language = sourceLanguage,
): Metadata => describe(path, { title, description }, language);
