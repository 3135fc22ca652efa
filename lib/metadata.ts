import { siteOrigin } from '@/lib/env';
import type { Metadata, Viewport } from 'next';

import { contentIn } from './content';
import { type Language, locales, rootOf, sourceLanguage } from './languages';
import { pathTo, versionsOf } from './links';
import { fullTitle } from './page-heads';
import { pageWords } from './pages';
import { type ItemPath, newsFeed, routeAt, type RoutePath, type SitePath } from './routes';
import { shareAlt, sharePicture, shareSize } from './seo/share';
import { icons } from './site-icons';
import { themeColours } from './theme';

/** The absolute URL of a page; only the root has a trailing slash. */
export const absoluteUrl = (path: string): string => `${siteOrigin()}${path}`;

/** Metadata shared by all pages of a language. */
export const siteMetadata = (language: Language): Metadata => ({
  // Browsers request the other icons by well-known names (lib/site-icons.ts).
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

/** Metadata of the 404 page, which has no layout. */
export function notFoundMetadata(language: Language): Metadata {
  const content = contentIn(language);
  const { notFound } = content;
  return {
    ...siteMetadata(language),
    title: fullTitle(notFound.title, content),
    description: notFound.text,
    robots: { index: false, follow: true },
  };
}

/** Language versions of a page for search engines; undefined for a page in one language. */
function alternates(path: SitePath): Record<string, string> | undefined {
  const versions = versionsOf(path);
  if (versions.length === 1) return undefined;
  const byLocale = versions.map(({ language, href }) => [locales[language], absoluteUrl(href)] as const);
  return Object.fromEntries([...byLocale, ['x-default', absoluteUrl(path)] as const]);
}

/** The feed link for the head of a page. */
const feedLink = (language: Language) => ({
  [newsFeed.type]: [{ url: absoluteUrl(newsFeed.path), title: contentIn(language).pages.news.feed.title }],
});

/** Pages that link to the feed, in the language of the articles. */
const offersFeed = (path: SitePath, language: Language): boolean =>
  (path === '/' || path === '/news' || path.startsWith('/news/')) && language === sourceLanguage;

type Described = {
  readonly title: string;
  readonly description: string;
  readonly searchTitle?: string | undefined;
  /** Whether search engines should skip the page. */
  readonly hidden?: boolean | undefined;
};

function describe(
  path: SitePath,
  { title, description, searchTitle = title, hidden }: Described,
  language: Language,
): Metadata {
  const content = contentIn(language);
  const { enterprise, interface: words } = content;
  const url = absoluteUrl(pathTo(path, language));
  const translations = alternates(path);
  const picture = {
    url: absoluteUrl(sharePicture(path, language)),
    ...shareSize,
    alt: shareAlt(path === '/' ? words.homeTitle : title, language),
  };
  const shownTitle = path === '/' ? words.homeTitle : fullTitle(searchTitle, content);
  return {
    title: shownTitle,
    description,
    // The canonical URL is set per page: every page would inherit it from the root layout, including the 404 page.
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
      title: shownTitle,
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

/** Metadata of a page in the route table: title, description, canonical URL and sharing. */
export function pageMetadata(path: RoutePath, language: Language = sourceLanguage): Metadata {
  const { label, searchTitle, description } = pageWords(path, language);
  return describe(path, { title: label, searchTitle, description, hidden: routeAt(path).hidden }, language);
}

/** Metadata of an item's page. */
export const itemMetadata = (
  path: ItemPath,
  title: string,
  description: string,
  language: Language = sourceLanguage,
): Metadata => describe(path, { title, description }, language);
