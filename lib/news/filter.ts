import { currentLanguage } from '../current-language';
import { contentIn } from '@/lib/content';
import { newsCategories } from '@/lib/content/schemas/news';
import { type Language, locales } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';

import { categorySlug, countByCategory, type Article } from './news';

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
export function chipsFor(
  articles: readonly Pick<Article, 'category'>[],
  language: Language = currentLanguage(),
): NewsChips {
  const { filter, categories } = contentIn(language).pages.news;
  const counts = countByCategory(articles);

  return {
    path: pathTo('/news', language),
    label: filter.label,
    chips: [
      {
        slug: '',
        label: filter.all,
        count: articles.length,
        shown: fill(filter.shownAll, { count: articles.length }),
      },
      ...newsCategories.map((category) => {
        const count = counts[category];
        const label = categories[category];
        const shown = fill(count === 1 ? filter.shown.one : filter.shown.other, {
          count,
          category: label.toLocaleLowerCase(locales[language]),
        });
        return { slug: categorySlug(category), label, count, shown };
      }),
    ],
  };
}
