import { contentIn } from '@/lib/content';
import { newsCategories } from '@/lib/content/schemas/news';
import { type Language, locales } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';

import { categorySlug, countByCategory, type Article } from './news';

/** One choice among the news. */
export type NewsChip = {
  /** The category as a URL names it; empty for all. */
  readonly slug: string;
  readonly label: string;
  readonly count: number;
  /** What is read out when it is chosen. */
  readonly shown: string;
};

/** What the chips of the news say and do. */
export type NewsChips = {
  readonly path: string;
  readonly label: string;
  readonly chips: readonly [all: NewsChip, ...NewsChip[]];
};

/** Writes the chips; worded here, in the build, so that no browser loads the words of other cases. */
export function chipsFor(articles: readonly Pick<Article, 'category'>[], language: Language): NewsChips {
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
