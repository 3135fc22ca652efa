import { existsSync, statSync } from 'node:fs';

import { getSiteOrigin } from '@/lib/env';
import { downloadEndings } from '@/lib/content/download-files';
import { anchors, anchorShows, collectionPaths, getRoute, newsFeed, routePaths } from '@/lib/routes';

import { collections } from '@/lib/content/schemas';
import { adviseOnAddress } from '@/lib/content/schemas/fields/addresses';
import { quoteText } from '@/lib/content/schemas/fields/messages';
import { didYouMean, findNearest } from '@/lib/language/nearest';

/** Valid link targets within the site. */
export type Targets = {
  /** The folders or files of pages and anchors that have no items, by path. */
  readonly empty: ReadonlyMap<string, string>;
  /** The anchors of each page, by path; 'any' for a page that could not be parsed. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | 'any'>;
  /** Whether the site has a file at a path: a download, a drawing, a feed. */
  readonly hasFile: (path: string) => boolean;
};

type Ids = Readonly<Record<string, readonly string[]>>;

const written: Readonly<Partial<Record<string, readonly string[]>>> = anchors;

/** Whether the build makes a file at this path: a download, whose name begins with the short name, or the feed. */
const isBuilt = (path: string): boolean =>
  path === newsFeed.path ||
  (path.startsWith('/papers/') && Object.values(downloadEndings).some((ending) => path.endsWith(`-${ending}`)));

/** All pages with their anchors. */
export function buildTargets(ids: Ids, texts: Targets['pages'], hasFile: (file: string) => boolean = isFile): Targets {
  const pages = new Map<string, ReadonlySet<string> | 'any'>();
  for (const path of routePaths) pages.set(path, new Set(written[path]));
  for (const [path, name] of Object.entries(collectionPaths)) {
    for (const id of ids[name] ?? []) pages.set(`${path}/${id}`, new Set(written[`${path}/[id]`]));
  }
  for (const [path, places] of texts) pages.set(path, places);

  const isCalendar = (path: string): boolean => {
    const [, id] = /^\/events\/([^/]+)\/event\.ics$/.exec(path) ?? [];
    return id !== undefined && (ids.events ?? []).includes(id);
  };
  const shown = [...routePaths.map((path) => [path, getRoute(path).shows] as const), ...Object.entries(anchorShows)];
  const empty = shown.flatMap(([path, shows]) =>
    shows === undefined || (ids[shows] ?? []).length > 0
      ? []
      : [[path, shows === 'figures' ? 'site/figures.yaml' : collections[shows].folder] as const],
  );
  return {
    pages,
    empty: new Map(empty),
    // No path segment may start with a dot: '/../package.json' is outside public/.
    hasFile: (path) =>
      isBuilt(path) || isCalendar(path) || (/^(?:\/[\w-][\w.-]*)+$/.test(path) && hasFile(`public${path}`)),
  };
}

/** Whether a file exists on disk. */
export const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** The start of a valid link: a path, an anchor, another website, an e-mail address, a phone number. */
const validStart = /^(\/|#|https:\/\/|mailto:|tel:)/;

const getHost = (href: string): string => (URL.canParse(href) ? new URL(href).host.replace(/^www\./, '') : '');

/** Whether a link names this site in full: it would keep its host when the site moves. */
const isOwnAddress = (href: string): boolean => href.startsWith('https:') && getHost(href) === getHost(getSiteOrigin());

const getPath = (href: string): string => href.replace(/[?#].*$/s, '');

const list = (ids: ReadonlySet<string>): string[] => [...ids].map((id) => `#${id}`);

/** A message for a link to a page without anything to show; undefined for other links, and on the page itself. */
export function findEmptyPage(path: string, { empty }: Targets, from: string | undefined): string | undefined {
  const folder = empty.get(path);
  return folder === undefined || path === from
    ? undefined
    : `${quoteText(path)} has nothing to show, because content/${folder} is empty. Lead to another page, or add an item.`;
}

/** Suggests the absolute path for a relative link. */
function findAbsolutePath(href: string, pages: Targets['pages']): string {
  const path = getPath(href);
  const page = findNearest(`/${path}`, [...pages.keys()]);
  if (page !== undefined && path !== '') return `Did you mean ${quoteText(`${page}${href.slice(path.length)}`)}?`;
  return 'Start it with / for a page of this site, with # for an anchor on this page, or with https://, mailto: or tel:.';
}

/**
 * Checks a link.
 *
 * @param href the link; external targets are not requested
 * @param from the page that contains the link, for `#`
 * @returns what is wrong and how to fix it; undefined for a valid link
 */
export function findTargetFault(href: string, targets: Targets, from: string): string | undefined {
  const { pages, hasFile } = targets;
  if (href.startsWith('http://'))
    return `${quoteText(href)} is not encrypted, so browsers warn about it. Start it with https://.`;
  if (!validStart.test(href)) return `${quoteText(href)} is not a valid link. ${findAbsolutePath(href, pages)}`;
  if (!/^[/#]/.test(href)) {
    if (isOwnAddress(href)) return `${quoteText(href)} is a page of this site. Write only its path, such as /hubs.`;
    const advice = adviseOnAddress(href);
    return advice === undefined ? undefined : `${quoteText(href)} is not a valid address. ${advice}`;
  }

  const path = getPath(href);
  const place = href.split('#', 2)[1];
  const places = pages.get(path === '' ? from : path);
  if (path === '') {
    if (places === 'any' || (place && places?.has(place))) return undefined;
    return `${quoteText(href)} is not an anchor on ${from}. ${didYouMean(href, list(places ?? new Set()))}`;
  }
  if (!places) {
    return hasFile(path)
      ? undefined
      : `${quoteText(path)} is not a page of this site. ${didYouMean(path, [...pages.keys()])}`;
  }
  return place === undefined || places === 'any' || places.has(place)
    ? (findEmptyPage(path, targets, from) ?? findEmptyPage(href, targets, undefined))
    : `${quoteText(path)} has no anchor ${quoteText(`#${place}`)}. ${didYouMean(`#${place}`, list(places))}`;
}
