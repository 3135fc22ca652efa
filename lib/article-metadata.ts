import type { Metadata } from 'next';

import { startOfDay } from './calendar-time';
import { itemMetadata } from './metadata';
import { lastChanged, type Article } from './news';

/** Title, description, canonical address and sharing fields of an article, which networks show with its day and author. */
export function articleMetadata(article: Article): Metadata {
  const metadata = itemMetadata(article.link, article.title, article.desc);
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: startOfDay(article.date),
      modifiedTime: startOfDay(lastChanged(article)),
      authors: [article.author],
      section: article.category,
    },
  };
}
