import type { Content } from '@/lib/content';
import { isPageEmpty } from '@/lib/content/page-heads';
import { collectionPaths, routes, type SitePath } from '@/lib/routes';

/** A path without a page, and the page it redirects to. */
export type Moved = { readonly from: string; readonly to: SitePath; readonly label: string };

/**
 * Paths that people are likely to try, such as /donate: friendly names in content/site/interface.yaml that are not
 * pages.
 */
export const listFriendlyPaths = (content: Content): Moved[] =>
  content.words.site.segments
    .map(({ segment, label, path }) => ({ from: `/${segment}`, to: path as SitePath, label }))
    .filter(({ from, to }) => !Object.hasOwn(routes, from) && !isPageEmpty(content, to));

type Renamed = {
  readonly id: string;
  readonly formerly?: readonly string[] | undefined;
  readonly title?: string;
  readonly name?: string;
};

/** Former paths of items whose files were renamed. */
export const listFormerPaths = (content: Content): Moved[] =>
  Object.entries(collectionPaths).flatMap(([below, collection]) =>
    (content[collection] as readonly Renamed[]).flatMap(({ id, formerly = [], title, name }) =>
      formerly.map((old) => ({
        from: `${below}/${old}`,
        to: `${below}/${id}` as SitePath,
        label: title ?? name ?? id,
      })),
    ),
  );

/** All redirects. */
export const listMovedPaths = (content: Content): Moved[] => [
  ...listFriendlyPaths(content),
  ...listFormerPaths(content),
];
