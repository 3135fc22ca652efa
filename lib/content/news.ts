import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent, type Item } from '@/lib/content';
import { newsCategories, type NewsCategory } from '@/lib/content/schemas/news';
import type { Language } from '@/lib/language';

export type Article = Item<'news'>;

/** Reading speeds. Tamil words are longer: one does the work of two or three in English. */
const wordsAMinute: Readonly<Record<Language, number>> = { en: 200, ta: 110 };

/** Reading time in minutes, at least one. */
export const computeReadingMinutes = (words: number, language: Language = getCurrentLanguage()): number =>
  Math.max(1, Math.round(words / wordsAMinute[language]));

/** The path of an article. */
export const getArticlePath = ({ id }: Pick<Article, 'id'>) => `/news/${id}` as const;

/** The date of an article's last change. */
export const getLastChanged = ({ date, updated = date }: Pick<Article, 'date' | 'updated'>): string => updated;

/** A category in a URL: `/news?category=awards`. */
export const getCategorySlug = (category: NewsCategory): string => category.toLowerCase();

/** The number of articles per category. */
export const countByCategory = (articles: readonly Pick<Article, 'category'>[]): Record<NewsCategory, number> =>
  // The cast is safe: every category has an entry.
  Object.fromEntries(
    newsCategories.map((name) => [name, articles.filter(({ category }) => category === name).length]),
  ) as Record<NewsCategory, number>;

/** An article with the next and the previous one; undefined if it does not exist. */
export function findArticle(id: string, language: Language = getCurrentLanguage()) {
  const { news } = getContent(language);
  const index = news.findIndex((article) => article.id === id);
  const article = news[index];
  return article && { article, newer: news[index - 1], older: news[index + 1] };
}
