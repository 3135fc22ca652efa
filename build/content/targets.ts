import { existsSync, statSync } from 'node:fs';

import { downloadFiles } from '@/lib/press/download-files';
import { anchors, collectionPaths, newsFeed, routePaths } from '@/lib/routes';

import { addressAdvice } from '@/lib/content/schemas/fields/addresses';
import { quoted } from '@/lib/content/schemas/fields/messages';
import { didYouMean, nearest } from '@/lib/text/nearest';

/** Where links within the site may lead. */
export type Targets = {
  /** The places on each page that a link may name, by the page's path; of a page that cannot be read, any. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | 'any'>;
  /** Whether the site has a file at that path: a paper, a drawing, a feed. */
  readonly hasFile: (path: string) => boolean;
};

type Ids = Readonly<Record<string, readonly string[]>>;

const written: Readonly<Partial<Record<string, readonly string[]>>> = anchors;

/** Files that the build makes by itself, whatever the content says. */
const built = new Set<string>([...Object.values(downloadFiles).map((name) => `/papers/${name}`), newsFeed.path]);

/** Every page of the site with the places that links may name. */
export function targetsOf(ids: Ids, texts: Targets['pages'], hasFile: (file: string) => boolean = isFile): Targets {
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
  return {
    pages,
    // No part of a path begins with a dot: '/../package.json' is outside public/.
    hasFile: (path) =>
      built.has(path) || isCalendar(path) || (/^(?:\/[\w-][\w.-]*)+$/.test(path) && hasFile(`public${path}`)),
  };
}

/** Whether the project has a file on the disk. */
export const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** A page or a file of this site, a place on the page itself, another website, an e-mail address, a phone number. */
const knownStart = /^(\/|#|https:\/\/|mailto:|tel:)/;

const pathOf = (href: string): string => href.replace(/[?#].*$/s, '');

const list = (ids: ReadonlySet<string>): string[] => [...ids].map((id) => `#${id}`);

/** What to write instead of a path that a browser takes as relative to the page it is on. */
function wholeInstead(href: string, pages: Targets['pages']): string {
  const path = pathOf(href);
  const page = nearest(`/${path}`, [...pages.keys()]);
  if (page !== undefined && path !== '') return `Did you mean ${quoted(`${page}${href.slice(path.length)}`)}?`;
  return 'Begin it with / for a page of this site, with # for a place on this page, or with https://, mailto: or tel:.';
}

/**
 * What is wrong with a link, and what to do.
 *
 * @param href the link; where it leads outside this site is not looked at
 * @param from the page the link is on, for `#`
 * @returns nothing for a link that leads somewhere
 */
export function wrongTarget(href: string, { pages, hasFile }: Targets, from: string): string | undefined {
  if (!knownStart.test(href)) return `${quoted(href)} leads nowhere. ${wholeInstead(href, pages)}`;
  if (!/^[/#]/.test(href)) {
    const advice = addressAdvice(href);
    return advice === undefined ? undefined : `${quoted(href)} is no address that a page may lead to. ${advice}`;
  }

  const path = pathOf(href);
  const place = href.split('#', 2)[1];
  const places = pages.get(path === '' ? from : path);
  if (path === '') {
    if (places === 'any' || (place && places?.has(place))) return undefined;
    return `${quoted(href)} is no place on ${from}. ${didYouMean(href, list(places ?? new Set()))}`;
  }
  if (!places) {
    return hasFile(path)
      ? undefined
      : `${quoted(path)} is no page of this site. ${didYouMean(path, [...pages.keys()])}`;
  }
  return place === undefined || places === 'any' || places.has(place)
    ? undefined
    : `${quoted(path)} has no place ${quoted(`#${place}`)}. ${didYouMean(`#${place}`, list(places))}`;
}
