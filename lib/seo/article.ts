import { getCurrentLanguage } from '@/lib/language/current-language';
import type { NewsArticle } from 'schema-dts';

import { startOfDay } from '@/lib/language/calendar-time';
import { getContent } from '@/lib/content';
import { locales } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getArticlePath, getLastChanged, type Article } from '@/lib/content/news';
import { getPictureMarkup } from '@/lib/pictures';
import { getSharePictureUrl } from '@/lib/pictures/share';

import { createOrganizationBrief } from './organization';

/** The author; a mentor is linked to her page. */
function getAuthor({ author }: Article) {
  const mentor = getContent().mentors.find(({ name }) => name === author);
  return {
    '@type': 'Person',
    name: author,
    ...(mentor && { url: getAbsoluteUrl(getPagePath(`/mentor/${mentor.id}`)) }),
  } as const;
}

/** schema.org data of an article. */
export function createArticleData(article: Article) {
  const path = getArticlePath(article);
  const url = getAbsoluteUrl(getPagePath(path));
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.desc,
    url,
    mainEntityOfPage: url,
    image: [
      getAbsoluteUrl(getPictureMarkup(article.image, 'lead').src),
      // The landscape share picture, which some consumers require.
      getAbsoluteUrl(getSharePictureUrl(path, getCurrentLanguage())),
    ],
    datePublished: startOfDay(article.date),
    dateModified: startOfDay(getLastChanged(article)),
    author: getAuthor(article),
    publisher: createOrganizationBrief(),
    articleSection: getContent().pages.news.categories[article.category],
    contentLocation: { '@type': 'Place', name: article.place },
    inLanguage: locales[getCurrentLanguage()],
  } as const satisfies NewsArticle;
}
