import { getCurrentLanguage } from '../current-language';
import type { NewsArticle } from 'schema-dts';

import { startOfDay } from '@/lib/calendar-time';
import { getContent } from '@/lib/content';
import { type Language, locales } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { getAbsoluteUrl } from '@/lib/metadata';
import { getArticlePath, getLastChanged, type Article } from '@/lib/news/news';
import { getPictureMarkup } from '@/lib/pictures';
import { getSharePictureUrl } from '@/lib/seo/share';

import { createOrganizationBrief } from './ids';

/** The author; a mentor is linked to her page. */
function getAuthor({ author }: Article, language: Language) {
  const mentor = getContent(language).mentors.find(({ name }) => name === author);
  return {
    '@type': 'Person',
    name: author,
    ...(mentor && { url: getAbsoluteUrl(pathTo(`/mentor/${mentor.id}`, language)) }),
  } as const;
}

/** schema.org data of an article. */
export function createArticleData(article: Article, language: Language = getCurrentLanguage()) {
  const path = getArticlePath(article);
  const url = getAbsoluteUrl(pathTo(path, language));
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
