import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent, type Item } from '@/lib/content';
import { newsCategories, type NewsCategory } from '@/lib/content/schemas/news';
import { type Language, locales } from '@/lib/language';
import { fill } from '@/lib/language/fill';

import { getPagePath } from './links';

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

/** An article with the next and the previous one; undefined if it does not exist. */
export function findArticle(id: string, language: Language = getCurrentLanguage()) {
  const { news } = getContent(language);
  const index = news.findIndex((article) => article.id === id);
  const article = news[index];
  return article && { article, newer: news[index - 1], older: news[index + 1] };
}

/** One filter option. */
export type NewsChip = {
  /** The category in a URL; empty for all. */
  readonly slug: string;
  readonly label: string;
  readonly count: number;
  /** Announced by screen readers when selected. */
  readonly shown: string;
};

/** Texts and options of the news filter. */
export type NewsChips = {
  readonly path: string;
  readonly label: string;
  readonly chips: readonly [all: NewsChip, ...NewsChip[]];
};

/** Builds the filter options at build time, so that browsers do not load unused texts. */
export function listChips(articles: readonly Pick<Article, 'category'>[]): NewsChips {
  const { filter, categories } = getContent().pages.news;
  const options = newsCategories.flatMap((category): NewsChip[] => {
    const count = articles.filter((article) => article.category === category).length;
    const label = categories[category];
    const shown = fill(count === 1 ? filter.shown.one : filter.shown.other, {
      count,
      category: label.toLocaleLowerCase(locales[getCurrentLanguage()]),
    });
    return count === 0 ? [] : [{ slug: getCategorySlug(category), label, count, shown }];
  });
  const all = { slug: '', label: filter.all, count: articles.length };

  return {
    path: getPagePath('/news'),
    label: filter.label,
    chips: [{ ...all, shown: fill(filter.shownAll, { count: articles.length }) }, ...options],
  };
}
