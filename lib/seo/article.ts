import { currentLanguage } from '../current-language';
import type { NewsArticle } from 'schema-dts';

import { startOfDay } from '@/lib/calendar-time';
import { contentIn } from '@/lib/content';
import { type Language, locales } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { absoluteUrl } from '@/lib/metadata';
import { articlePath, lastChanged, type Article } from '@/lib/news/news';
import { pictureMarkup } from '@/lib/pictures';
import { sharePicture } from '@/lib/seo/share';

import { organizationInBrief } from './ids';

/** The author; a mentor is linked to her page. */
function authorOf({ author }: Article, language: Language) {
  const mentor = contentIn(language).mentors.find(({ name }) => name === author);
  return {
    '@type': 'Person',
    name: author,
    ...(mentor && { url: absoluteUrl(pathTo(`/mentor/${mentor.id}`, language)) }),
  } as const;
}

/** schema.org data of an article. */
export function newsArticle(article: Article, language: Language = currentLanguage()) {
  const path = articlePath(article);
  const url = absoluteUrl(pathTo(path, language));
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.desc,
    url,
    mainEntityOfPage: url,
    image: [
      absoluteUrl(pictureMarkup(article.image, 'lead').src),
      // The landscape share picture, which some consumers require.
      absoluteUrl(sharePicture(path, language)),
    ],
    datePublished: startOfDay(article.date),
    dateModified: startOfDay(lastChanged(article)),
    author: authorOf(article, language),
    publisher: organizationInBrief(language),
    articleSection: contentIn(language).pages.news.categories[article.category],
    contentLocation: { '@type': 'Place', name: article.place },
    inLanguage: locales[language],
  } as const satisfies NewsArticle;
}
