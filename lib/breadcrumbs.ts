import { own } from './own';

/** One step of a trail. The last step, the page itself, has no path. */
export type Crumb = { readonly label: string; readonly path?: string };

/** What the steps of a path are called in one language. Plain data: the 404 page reads it in the browser. */
export type TrailNames = {
  /** Where trails begin: the front page of the language. */
  readonly home: string;
  readonly pages: Readonly<Record<string, string>>;
  /** Path segments without a page of their own, and the page to link for each. */
  readonly segments: Readonly<Record<string, { readonly label: string; readonly path: string }>>;
};

const titleCase = (segment: string): string =>
  segment
    .replace(/-/g, ' ')
    .replace(/(^|\s)(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());

/** The part of a path that tells its language: `/ta`, and nothing for the language at the root. */
const rootOf = ({ home }: TrailNames): string => (home === '/' ? '' : home);

/** The friendly name of a path, or of its last segment, and the page that stands for it. */
function known(path: string, names: TrailNames): Required<Crumb> | undefined {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const page = [path, `${rootOf(names)}/${last}`].find((one) => own(names.pages, one) !== undefined);
  const label = page === undefined ? undefined : own(names.pages, page);
  return page === undefined || label === undefined ? own(names.segments, last) : { label, path: page };
}

/** A segment as it was typed, where it can be read; `%zz` stays as it is. */
const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * The trail of a page: the front page of its language first, then one crumb a path segment (docs/product.md).
 *
 * @param path a path of this site, known or not, starting with a slash
 * @returns the crumbs; each but the last leads to a page that exists, the last leads nowhere.
 *   A segment in the middle that no page stands for is named without a link.
 */
export function breadcrumbs(path: string, names: TrailNames): Crumb[] {
  const { pages } = names;
  const root = rootOf(names);
  const below = path === root || path.startsWith(`${root}/`) ? path.slice(root.length) : path;
  const segments = below.split('/').filter(Boolean);

  const trail = segments.map((segment, index): Crumb => {
    const here = `${root}/${segments.slice(0, index + 1).join('/')}`;
    const { label, path: target }: Crumb = known(here, names) ?? { label: titleCase(decode(segment)) };
    const isLast = index === segments.length - 1;

    return !isLast && target ? { label, path: target } : { label };
  });

  return [{ label: pages[names.home] ?? '', path: names.home }, ...trail];
}
