import type { ListRoute, SitePath } from '@/content/routes';

/** How many items a list shows before it goes on, on a page of its own. */
export const PAGE_SIZE = 24;

/** How many articles a feed holds, each in full: the newest. Its readers keep what they have read before. */
export const FEED_SIZE = 24;

/** One page of a list. */
export type ListPage<Item> = {
  readonly route: ListRoute;
  readonly items: readonly Item[];
  /** From 1. */
  readonly number: number;
  /** How many there are, at least 1. */
  readonly pages: number;
};

const pagesFor = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));

/** The address of a page of a list: the first is the list's own. */
export const listPagePath = (route: ListRoute, number: number): SitePath =>
  number === 1 ? route : `${route}/page/${number}`;

/**
 * Cuts a list into pages.
 *
 * @throws RangeError when the list has no page of that number
 */
export function listPage<Item>(route: ListRoute, items: readonly Item[], number: number): ListPage<Item> {
  const pages = pagesFor(items.length);
  if (!Number.isInteger(number) || number < 1 || number > pages) {
    throw new RangeError(`${route} has ${pages} pages, and none of number ${number}.`);
  }
  return { route, items: items.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE), number, pages };
}

/**
 * The parameters of the pages of a list, for `generateStaticParams`. Next.js exports no dynamic route without a page,
 * so the first is among them; the export drops it (scripts/export/needless.ts), for it has the list's own address.
 */
export const listPageParams = (count: number): { page: string }[] =>
  Array.from({ length: pagesFor(count) }, (_, index) => ({ page: String(index + 1) }));

/** The numbers a reader can go to from a page: the first, the last and the neighbours; a gap, where some are left out. */
export function pagesNear(number: number, pages: number): (number | 'gap')[] {
  const near = [1, number - 1, number, number + 1, pages].filter((page) => page >= 1 && page <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((page, index): (number | 'gap')[] => {
    const missing = page - (shown[index - 1] ?? 0) - 1;
    // A gap of one page takes no less room than its number.
    if (missing === 1) return [page - 1, page];
    return missing > 1 ? ['gap', page] : [page];
  });
}
