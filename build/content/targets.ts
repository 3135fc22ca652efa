import { existsSync, statSync } from 'node:fs';

import { getSiteOrigin } from '@/lib/env';
import { downloadEndings } from '@/lib/content/download-files';
import { anchors, anchorShows, collectionPaths, getRoute, newsFeed, routePaths } from '@/lib/routes';

import { collections } from '@/lib/content/schemas';
import { isAddress } from '@/lib/content/schemas/fields';
import { quoteText } from '@/lib/content/schemas/fields/messages';
import { didYouMean } from '@/lib/language/nearest';

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

const getHost = (href: string): string => (URL.canParse(href) ? new URL(href).host.replace(/^www\./, '') : '');

const list = (ids: ReadonlySet<string>): string[] => [...ids].map((id) => `#${id}`);

/** A message for a link to a page without anything to show; undefined for other links, and on the page itself. */
export function findEmptyPage(path: string, { empty }: Targets, from: string | undefined): string | undefined {
  const folder = empty.get(path);
  return folder === undefined || path === from
    ? undefined
    : `${quoteText(path)} has nothing to show, because content/${folder} is empty. Lead to another page, or add an item.`;
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
  // A link to this site in full would keep its host when the site moves.
  if (href.startsWith('https:') && getHost(href) === getHost(getSiteOrigin()))
    return `${quoteText(href)} is a page of this site. Write only its path, such as /hubs.`;
  if (!/^[/#]/.test(href)) {
    return isAddress(href)
      ? undefined
      : `${quoteText(href)} is not a link. Start it with / for a page of this site, with # for an anchor, or with https://, mailto: or tel:.`;
  }

  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const page = path === '' ? from : path;
  const ids = pages.get(page);
  if (!ids) {
    return hasFile(path)
      ? undefined
      : `${quoteText(path)} is not a page of this site. ${didYouMean(path, [...pages.keys()])}`.trim();
  }
  return anchor === undefined || ids === 'any' || ids.has(anchor)
    ? (findEmptyPage(path, targets, from) ?? findEmptyPage(href, targets, undefined))
    : `${quoteText(page)} has no anchor ${quoteText(`#${anchor}`)}. ${didYouMean(`#${anchor}`, list(ids))}`;
}
