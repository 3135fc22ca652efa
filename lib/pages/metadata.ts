import { getSiteOrigin } from '@/lib/env';
import type { Metadata, Viewport } from 'next';

import { getContent } from '@/lib/content';
import { type Language, locales, getLanguageRoot, sourceLanguage } from '@/lib/language';
import { getPagePath, listVersions } from '@/lib/content/links';
import { formatFullTitle, isPageEmpty } from '@/lib/content/page-heads';
import { getPageWords } from './labels';
import { type ItemPath, newsFeed, getRoute, type RoutePath, type SitePath } from '@/lib/routes';
import { formatShareAlt, getSharePictureUrl, shareSize } from '@/lib/pictures/share';
import { icons } from '@/lib/pictures/site-icons';
import { themeColours } from '@/lib/content/brand';

/** The absolute URL of a page; only the root has a trailing slash. */
export const getAbsoluteUrl = (path: string): string => `${getSiteOrigin()}${path}`;

/** Metadata shared by all pages of a language. */
export const getSiteMetadata = (language: Language): Metadata => ({
  // Browsers request the other icons by well-known names (lib/pictures/site-icons.ts).
  icons: { icon: { url: `/${icons.svg.file}`, type: 'image/svg+xml' } },
  manifest: `${getLanguageRoot(language)}/manifest.webmanifest`,
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
export function getNotFoundMetadata(language: Language): Metadata {
  const content = getContent(language);
  const { notFound } = content;
  return {
    ...getSiteMetadata(language),
    title: formatFullTitle(notFound.title, content),
    description: notFound.text,
    robots: { index: false, follow: true },
  };
}

/** Language versions of a page for search engines; undefined for a page in one language. */
function getAlternates(path: SitePath): Record<string, string> | undefined {
  const versions = listVersions(path);
  if (versions.length === 1) return undefined;
  const byLocale = versions.map(({ language, href }) => [locales[language], getAbsoluteUrl(href)] as const);
  return Object.fromEntries([...byLocale, ['x-default', getAbsoluteUrl(path)] as const]);
}

/** The feed link for the head of a page. */
const getFeedLink = (language: Language) => ({
  [newsFeed.type]: [{ url: getAbsoluteUrl(newsFeed.path), title: getContent(language).pages.news.feed.title }],
});

/** Pages that link to the feed, in the language of the articles. */
const hasFeed = (path: SitePath, language: Language): boolean =>
  (path === '/' || path === '/news' || path.startsWith('/news/')) &&
  language === sourceLanguage &&
  !isPageEmpty(getContent(language), '/news');

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
  const content = getContent(language);
  const { enterprise } = content;
  const words = content.words.site;
  const url = getAbsoluteUrl(getPagePath(path, language));
  const translations = getAlternates(path);
  const picture = {
    url: getAbsoluteUrl(getSharePictureUrl(path, language)),
    ...shareSize,
    alt: formatShareAlt(path === '/' ? words.homeTitle : title, language),
  };
  const shownTitle = path === '/' ? words.homeTitle : formatFullTitle(searchTitle, content);
  return {
    title: shownTitle,
    description,
    // The canonical URL is set per page: every page would inherit it from the root layout, including the 404 page.
    ...(!hidden
      ? {
          alternates: {
            canonical: url,
            ...(translations && { languages: translations }),
            ...(hasFeed(path, language) && { types: getFeedLink(language) }),
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
        alternateLocale: listVersions(path)
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
export function getPageMetadata(path: RoutePath, language: Language = sourceLanguage): Metadata {
  const { label, searchTitle, description } = getPageWords(path, language);
  return describe(path, { title: label, searchTitle, description, hidden: getRoute(path).hidden }, language);
}

/** Metadata of an item's page. */
export const getItemPageMetadata = (
  path: ItemPath,
  title: string,
  description: string,
  language: Language = sourceLanguage,
): Metadata => describe(path, { title, description }, language);
