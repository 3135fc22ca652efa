import { didYouMean } from './nearest';
import type { Problem } from './rules';

/** Where links within the site may lead. */
export type Targets = {
  /** The places on each page that a link may name, by the page's path; of a page that cannot be read, any. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | 'any'>;
  /** Whether the site has a file at that address: a paper, a picture, a feed. */
  readonly hasFile: (path: string) => boolean;
};

const list = (ids: ReadonlySet<string>): string[] => [...ids].map((id) => `#${id}`);

/**
 * What is wrong with a link within the site, and what to do.
 *
 * @param href an address that begins with `/`, or with `#` for a place on the page itself
 * @param from the pages the link may stand on, for `#`; none where that is not known
 * @returns nothing for a link that leads somewhere
 */
export function wrongTarget(href: string, { pages, hasFile }: Targets, from: readonly string[]): string | undefined {
  const [address = '', place] = href.split('#', 2);
  const path = address.split('?')[0] ?? '';

  if (path === '') {
    const asked = (from.length > 0 ? from : [...pages.keys()]).map((page) => pages.get(page) ?? 'any');
    const places = new Set(asked.flatMap((known) => (known === 'any' ? [] : [...known])));
    return place && places.has(place)
      ? undefined
      : `'${href}' is no place on ${from.join(' or ') || 'any page'}. ${didYouMean(href, list(places))}`;
  }

  const places = pages.get(path);
  if (!places) {
    return hasFile(path) ? undefined : `'${path}' is no page of this site. ${didYouMean(path, [...pages.keys()])}`;
  }
  return place === undefined || places === 'any' || places.has(place)
    ? undefined
    : `'${path}' has no place '#${place}'. ${didYouMean(`#${place}`, list(places))}`;
}

/** Fields that hold an address. */
const linkFields = new Set(['path', 'href', 'link']);

/** A link that a content module writes, and the way to it through the module: `closing.actions.0.path`. */
type FoundLink = { readonly trail: readonly string[]; readonly href: string };

/** The links within the site that stand in a value, however deep. */
export function linksIn(value: unknown, trail: readonly string[] = []): FoundLink[] {
  if (typeof value === 'string') {
    return linkFields.has(trail.at(-1) ?? '') && /^[/#]/.test(value) ? [{ trail, href: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => linksIn(inner, [...trail, key]));
}

/** A content module as it is loaded. */
export type ContentModule = {
  readonly file: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The pages that are made of it. */
  readonly pages: readonly string[];
};

/** Every link that content writes leads to a page that exists, and to a place on it. */
export const checkLinks = (modules: readonly ContentModule[], targets: Targets): Problem[] =>
  modules.flatMap(({ file, values, pages }) =>
    linksIn(values).flatMap(({ trail, href }): Problem[] => {
      const message = wrongTarget(href, targets, pages);
      return message === undefined ? [] : [{ file, item: href, field: trail.join('.'), message }];
    }),
  );
