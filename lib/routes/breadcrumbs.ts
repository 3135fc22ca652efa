import { getOwn } from '@/lib/own';

/** One breadcrumb. The last one, the current page, has no path. */
export type Crumb = { readonly label: string; readonly path?: string };

/** Labels for the segments of a path, in one language. Plain data, because the 404 page uses it in the browser. */
export type TrailNames = {
  /** The first breadcrumb: the home page of the language. */
  readonly home: string;
  readonly pages: Readonly<Record<string, string>>;
  /** Labels for path segments that have no page, each with the page to link instead. */
  readonly segments: Readonly<Record<string, { readonly label: string; readonly path: string }>>;
};

const toTitleCase = (segment: string): string =>
  segment
    .replace(/-/g, ' ')
    .replace(/(^|\s)(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());

/** The language prefix of a path: `/ta`, or an empty string for the default language. */
const getRoot = ({ home }: TrailNames): string => (home === '/' ? '' : home);

/** The label and target of a path or, for a segment without a page, of its friendly name. */
function findCrumb(path: string, names: TrailNames): Required<Crumb> | undefined {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const page = [path, `${getRoot(names)}/${last}`].find((one) => getOwn(names.pages, one) !== undefined);
  const label = page === undefined ? undefined : getOwn(names.pages, page);
  return page === undefined || label === undefined ? getOwn(names.segments, last) : { label, path: page };
}

/** Decodes a path segment. A malformed one, such as `%zz`, is returned unchanged. */
const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * The breadcrumbs of a page: the home page of the language, then one per path segment (docs/product.md).
 *
 * @param path a path of this site, known or not, starting with a slash
 * @returns the breadcrumbs; all but the last link to an existing page. A segment in the middle without a page has no
 *   link.
 */
export function buildBreadcrumbs(path: string, names: TrailNames): Crumb[] {
  const { pages } = names;
  const root = getRoot(names);
  const below = path === root || path.startsWith(`${root}/`) ? path.slice(root.length) : path;
  const segments = below.split('/').filter(Boolean);

  const trail = segments.map((segment, index): Crumb => {
    const here = `${root}/${segments.slice(0, index + 1).join('/')}`;
    const { label, path: target }: Crumb = findCrumb(here, names) ?? { label: toTitleCase(decode(segment)) };
    const isLast = index === segments.length - 1;

    return !isLast && target ? { label, path: target } : { label };
  });

  return [{ label: pages[names.home] ?? '', path: names.home }, ...trail];
}
