import type { ListRoute, SitePath } from '@/lib/routes';

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

/** How many pages a list of so many items has, at least one. */
export const pageCount = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));

/** The path of a page of a list: the first is the list's own. */
export const listPagePath = (route: ListRoute, number: number): SitePath =>
  number === 1 ? route : `${route}/page/${number}`;

/** What Next.js tells a later page of a list: its number, as the path has it. */
export type ListPageProps = { readonly params: Promise<{ readonly page: string }> };

/** The number of a page of a list. */
export const pageNumber = async ({ params }: ListPageProps): Promise<number> => Number((await params).page);

/**
 * Cuts a list into pages.
 *
 * @throws RangeError when the list has no page of that number
 */
export function listPage<Item>(route: ListRoute, items: readonly Item[], number: number): ListPage<Item> {
  const pages = pageCount(items.length);
  if (!Number.isInteger(number) || number < 1 || number > pages) {
    throw new RangeError(`${route} has ${pages} pages, and none of number ${number}.`);
  }
  return { route, items: items.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE), number, pages };
}

/**
 * The parameters of the pages of a list, for `generateStaticParams`. Next.js exports no dynamic route without a page,
 * so the first is among them; the export drops it (build/export/prune.ts), for it has the list's own path.
 */
export const listPageParams = (count: number): { page: string }[] =>
  Array.from({ length: pageCount(count) }, (_, index) => ({ page: String(index + 1) }));

/** Stands for the items of a collection that has none; no file of content can be called so. */
export const STAND_IN = '_';

/**
 * The parameters of the pages of a collection, for `generateStaticParams`. Next.js exports no dynamic route without a
 * page, so an empty collection gives a stand-in, which the export drops (build/export/prune.ts).
 *
 * @param name what the route calls the item: `slug` of `[slug]`
 */
export const itemParams = <Name extends string>(
  name: Name,
  items: readonly { readonly id: string }[],
): Readonly<Record<Name, string>>[] =>
  (items.length > 0 ? items.map(({ id }) => id) : [STAND_IN]).map(
    // The cast is safe: the type of a computed key is widened to any text.
    (id) => ({ [name]: id }) as Readonly<Record<Name, string>>,
  );

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
