import { getCurrentLanguage } from '@/lib/language/current-language';
import type { NewsArticle } from 'schema-dts';

import { startOfDay } from '@/lib/language/calendar-time';
import { getContent } from '@/lib/content';
import { type Language, locales } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getArticlePath, getLastChanged, type Article } from '@/lib/content/news';
import { getPictureMarkup } from '@/lib/pictures';
import { getSharePictureUrl } from '@/lib/pictures/share';

import { createOrganizationBrief } from './ids';

/** The author; a mentor is linked to her page. */
function getAuthor({ author }: Article, language: Language) {
  const mentor = getContent(language).mentors.find(({ name }) => name === author);
  return {
    '@type': 'Person',
    name: author,
    ...(mentor && { url: getAbsoluteUrl(getPagePath(`/mentor/${mentor.id}`, language)) }),
  } as const;
}

/** schema.org data of an article. */
export function createArticleData(article: Article, language: Language = getCurrentLanguage()) {
  const path = getArticlePath(article);
  const url = getAbsoluteUrl(getPagePath(path, language));
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.desc,
    url,
    mainEntityOfPage: url,
    image: [
      getAbsoluteUrl(getPictureMarkup(article.image, 'lead').src),
      // The landscape share picture, which some consumers require.
      getAbsoluteUrl(getSharePictureUrl(path, language)),
    ],
    datePublished: startOfDay(article.date),
    dateModified: startOfDay(getLastChanged(article)),
    author: getAuthor(article, language),
    publisher: createOrganizationBrief(language),
    articleSection: getContent(language).pages.news.categories[article.category],
    contentLocation: { '@type': 'Place', name: article.place },
    inLanguage: locales[language],
  } as const satisfies NewsArticle;
}
