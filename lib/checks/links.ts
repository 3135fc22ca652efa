import { isWhole, pathOf } from '@/lib/site-link';

import { didYouMean, nearest } from '@/lib/content/nearest';
import type { Problem } from './rules';

/** Where links within the site may lead. */
export type Targets = {
  /** The places on each page that a link may name, by the page's path; of a page that cannot be read, any. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | 'any'>;
  /** Whether the site has a file at that address: a paper, a picture, a feed. */
  readonly hasFile: (path: string) => boolean;
};

const list = (ids: ReadonlySet<string>): string[] => [...ids].map((id) => `#${id}`);

/** What to write instead of an address that a browser takes as relative to the page it stands on. */
function wholeInstead(href: string, pages: Targets['pages']): string {
  const path = pathOf(href);
  const page = nearest(`/${path}`, [...pages.keys()]);
  if (page !== undefined && path !== '') return `Did you mean '${page}${href.slice(path.length)}'?`;
  return 'Begin it with / for a page of this site, with # for a place on this page, or with https://, mailto: or tel:.';
}

/**
 * What is wrong with a link, and what to do.
 *
 * @param href the address; where it leads outside this site is not looked at
 * @param from the pages the link may stand on, for `#`; none where that is not known
 * @returns nothing for a link that leads somewhere
 */
export function wrongTarget(href: string, { pages, hasFile }: Targets, from: readonly string[]): string | undefined {
  if (!isWhole(href)) return `'${href}' leads nowhere. ${wholeInstead(href, pages)}`;
  if (!/^[/#]/.test(href)) return undefined;

  const path = pathOf(href);
  const place = href.split('#', 2)[1];

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
const linkFields = new Set(['path', 'href']);

/** A link that a content module writes, and the way to it through the module: `closing.actions.0.path`. */
type FoundLink = { readonly trail: readonly string[]; readonly href: string };

/** The links that stand in a value, however deep. */
export function linksIn(value: unknown, trail: readonly string[] = []): FoundLink[] {
  if (typeof value === 'string') {
    return linkFields.has(trail.at(-1) ?? '') ? [{ trail, href: value }] : [];
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
