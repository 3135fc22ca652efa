import type { Content } from './content';
import { collectionPaths, routes, type SitePath } from './routes';

/** A path that is no page, and the page that stands for it. */
export type Moved = { readonly from: string; readonly to: SitePath; readonly label: string };

/** The paths that people try, such as /donate: the friendly names of content/site/interface.yaml that are no page. */
export const friendlyPaths = (content: Content): Moved[] =>
  content.interface.segments
    .map(({ segment, label, path }) => ({ from: `/${segment}`, to: path as SitePath, label }))
    .filter(({ from }) => !Object.hasOwn(routes, from));

type Renamed = {
  readonly id: string;
  readonly formerly?: readonly string[] | undefined;
  readonly title?: string;
  readonly name?: string;
};

/** The paths that pages of items had before their files were renamed. */
export const formerPaths = (content: Content): Moved[] =>
  Object.entries(collectionPaths).flatMap(([below, collection]) =>
    (content[collection] as readonly Renamed[]).flatMap(({ id, formerly = [], title, name }) =>
      formerly.map((old) => ({
        from: `${below}/${old}`,
        to: `${below}/${id}` as SitePath,
        label: title ?? name ?? id,
      })),
    ),
  );

/** Every path that leads to a page by another name. */
export const movedPaths = (content: Content): Moved[] => [...friendlyPaths(content), ...formerPaths(content)];
