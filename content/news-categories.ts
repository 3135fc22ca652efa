/** The kinds of news, in the order of the chips (specification, section 2, News). */
export const newsCategories = [
  'Awards',
  'Expansion',
  'Partnerships',
  'Innovation',
  'Impact',
  'Sustainability',
] as const;

export type NewsCategory = (typeof newsCategories)[number];

/** A category in an address: `/news?category=awards`. */
export const categorySlug = (category: NewsCategory): string => category.toLowerCase();

/** What the chips say. */
export const filterWords = {
  label: 'Show news about',
  all: 'All',
  /** Read out after a choice. */
  shownAll: (count: number): string => `Showing all ${count} articles`,
  shown: (count: number, category: string): string =>
    `Showing ${count} ${count === 1 ? 'article' : 'articles'} about ${category.toLowerCase()}`,
  /** The same where the list goes on over several pages: the chips choose among the articles of this one. */
  onPage: {
    label: 'Show news of this page about',
    shownAll: (count: number): string => `Showing all ${count} articles of this page`,
    shown: (count: number, category: string): string =>
      `Showing ${count} ${count === 1 ? 'article' : 'articles'} of this page about ${category.toLowerCase()}`,
  },
} as const;
