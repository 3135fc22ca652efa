import { categorySlug, filterWords, newsCategories } from '@/content/news-categories';
import type { SitePath } from '@/content/routes';

import { countByCategory, type NewsItem } from './news';
import { listPagePath, type ListPage } from './paging';

/** One choice among the news. */
export type NewsChip = {
  /** The category as an address names it; empty for all. */
  readonly slug: string;
  readonly label: string;
  readonly count: number;
  /** What is read out when it is chosen. */
  readonly shown: string;
};

/** What the chips of a page of the news say and do. */
export type NewsChips = {
  /** The address of that page. */
  readonly path: SitePath;
  /** What the chips choose. */
  readonly label: string;
  readonly chips: readonly [all: NewsChip, ...NewsChip[]];
};

/** Writes the chips of a page; worded here, in the build, so that no browser loads the words of other cases. */
export function chipsFor({ route, items, number, pages }: ListPage<Pick<NewsItem, 'category'>>): NewsChips {
  const words = pages === 1 ? filterWords : filterWords.onPage;
  const counts = countByCategory(items);

  return {
    path: listPagePath(route, number),
    label: words.label,
    chips: [
      { slug: '', label: filterWords.all, count: items.length, shown: words.shownAll(items.length) },
      ...newsCategories.map((category) => ({
        slug: categorySlug(category),
        label: category,
        count: counts[category],
        shown: words.shown(counts[category], category),
      })),
    ],
  };
}
