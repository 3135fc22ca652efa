import type { NewsArticle } from 'schema-dts';

import { site } from '@/content/site';
import { startOfDay } from '@/lib/calendar-time';
import { contentIn } from '@/lib/content';
import { absoluteUrl } from '@/lib/metadata';
import { lastChanged, type Article } from '@/lib/news';
import { pictureMarkup } from '@/lib/pictures';
import { sharePicture } from '@/lib/share';

import { organizationInBrief } from './ids';

/** Who wrote it; where she is one of the mentors, with her page. */
function authorOf({ author }: Article) {
  const mentor = contentIn('en').mentors.find(({ name }) => name === author);
  return {
    '@type': 'Person',
    name: author,
    ...(mentor && { url: absoluteUrl(`/mentor/${mentor.id}`) }),
  } as const;
}

/** An article as its page tells it. */
export const newsArticle = (article: Article) =>
  ({
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.desc,
    url: absoluteUrl(article.link),
    mainEntityOfPage: absoluteUrl(article.link),
    image: [
      absoluteUrl(pictureMarkup(article.image, 'lead').src),
      // Wider than high, as some places ask for.
      absoluteUrl(sharePicture(article.link)),
    ],
    datePublished: startOfDay(article.date),
    dateModified: startOfDay(lastChanged(article)),
    author: authorOf(article),
    publisher: organizationInBrief(),
    articleSection: article.category,
    contentLocation: { '@type': 'Place', name: article.place },
    inLanguage: site.locale,
  }) as const satisfies NewsArticle;
