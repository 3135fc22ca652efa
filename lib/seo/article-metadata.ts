import type { Metadata } from 'next';

import { startOfDay } from '@/lib/calendar-time';
import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { itemMetadata } from '@/lib/metadata';
import { articlePath, lastChanged, type Article } from '@/lib/news/news';

/** Title, description, canonical URL and sharing fields of an article, which networks show with its day and author. */
export function articleMetadata(article: Article, language: Language): Metadata {
  const metadata = itemMetadata(articlePath(article), article.title, article.desc, language);
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: startOfDay(article.date),
      modifiedTime: startOfDay(lastChanged(article)),
      authors: [article.author],
      section: contentIn(language).pages.news.categories[article.category],
    },
  };
}
