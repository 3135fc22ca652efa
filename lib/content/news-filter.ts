import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent } from '@/lib/content';
import { newsCategories } from '@/lib/content/schemas/news';
import { type Language, locales } from '@/lib/language';
import { getPagePath } from './links';
import { fill } from '@/lib/language/fill';

import { getCategorySlug, countByCategory, type Article } from './news';

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
export function listChips(
  articles: readonly Pick<Article, 'category'>[],
  language: Language = getCurrentLanguage(),
): NewsChips {
  const { filter, categories } = getContent(language).pages.news;
  const counts = countByCategory(articles);

  return {
    path: getPagePath('/news', language),
    label: filter.label,
    chips: [
      {
        slug: '',
        label: filter.all,
        count: articles.length,
        shown: fill(filter.shownAll, { count: articles.length }),
      },
      ...newsCategories
        .filter((category) => counts[category] > 0)
        .map((category) => {
          const count = counts[category];
          const label = categories[category];
          const shown = fill(count === 1 ? filter.shown.one : filter.shown.other, {
            count,
            category: label.toLocaleLowerCase(locales[language]),
          });
          return { slug: getCategorySlug(category), label, count, shown };
        }),
    ],
  };
}
