import { contentIn, type Item } from '@/lib/content';
import { newsCategories, type NewsCategory } from '@/lib/content/schemas/news';
import type { Language } from '@/lib/languages';

/** An article. */
export type Article = Item<'news'>;

const WORDS_A_MINUTE = 200;

/** Minutes to read so many words, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));

/** The path of an article's page. */
export const articlePath = ({ id }: Pick<Article, 'id'>) => `/news/${id}` as const;

/** The day an article last changed. */
export const lastChanged = ({ date, updated = date }: Pick<Article, 'date' | 'updated'>): string => updated;

/** A category in a URL: `/news?category=awards`. */
export const categorySlug = (category: NewsCategory): string => category.toLowerCase();

/** How many articles there are of each category. */
export const countByCategory = (articles: readonly Pick<Article, 'category'>[]): Record<NewsCategory, number> =>
  // The cast is safe: there is an entry for each category.
  Object.fromEntries(
    newsCategories.map((name) => [name, articles.filter(({ category }) => category === name).length]),
  ) as Record<NewsCategory, number>;

/** An article with the one after it and the one before it; nothing, where there is none of that name. */
export function articleAt(id: string, language: Language) {
  const { news } = contentIn(language);
  const index = news.findIndex((article) => article.id === id);
  const article = news[index];
  return article && { article, newer: news[index - 1], older: news[index + 1] };
}
