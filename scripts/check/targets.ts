import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { anchors } from '@/content/anchors';
import { paperFiles } from '@/lib/press/paper-files';
import { routePaths, type Collection, type ListRoute } from '@/content/routes';
import type { Targets } from '@/lib/checks/links';
import { contentIn } from '@/lib/content';
import { otherMentors } from '@/lib/mentors';
import { feedFormats } from '@/lib/news/feed-formats';
import { listPageParams, listPagePath } from '@/lib/paging';

const written: Readonly<Partial<Record<string, readonly string[]>>> = anchors;

/** The items of a collection, by their files: what is wrong inside one is told elsewhere. */
const itemsOf = (collection: string): string[] =>
  existsSync(`content/${collection}`)
    ? readdirSync(`content/${collection}`).flatMap((name) => /^([^.]+)\.yaml$/.exec(name)?.[1] ?? [])
    : [];

const items: Readonly<Record<Exclude<Collection, '/news'>, readonly string[]>> = {
  '/mentor': contentIn('en').mentors.map(({ id }) => id),
  '/hub': contentIn('en').hubs.map(({ id }) => id),
  '/events': itemsOf('events'),
  '/careers': itemsOf('careers'),
  '/gallery': itemsOf('gallery'),
};

/** The second page of a list and those after it, counted as the list counts them (app/…/page/[page]). */
const furtherPages = (route: ListRoute, length: number): string[] =>
  listPageParams(length)
    .slice(1)
    .map(({ page }) => listPagePath(route, Number(page)));

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Files that the build makes: papers, feeds, calendars. */
const made = new Set<string>([
  ...Object.values(paperFiles).map((name) => `/papers/${name}`),
  ...Object.values(feedFormats).map(({ path }) => path),
  ...items['/events'].map((slug) => `/events/${slug}/event.ics`),
]);

/**
 * Every page of the site with the places that links may name, and the files beside the pages.
 *
 * @param texts the pages that are MDX files
 */
export function siteTargets(texts: Targets['pages']): Targets {
  const articles = [...texts.keys()].filter((path) => path.startsWith('/news/'));
  const further = [
    ...furtherPages('/mentorship', otherMentors.length),
    ...furtherPages('/events', items['/events'].length),
    ...furtherPages('/news', articles.length),
    ...furtherPages('/careers', items['/careers'].length),
  ];

  const pages = new Map<string, ReadonlySet<string> | 'any'>();
  for (const path of routePaths) pages.set(path, new Set(written[path]));
  for (const [path, places] of texts) pages.set(path, places);
  for (const [collection, names] of Object.entries(items)) {
    for (const name of names) pages.set(`${collection}/${name}`, new Set(written[`${collection}/[slug]`]));
  }
  for (const path of further) pages.set(path, new Set());

  return {
    pages,
    // A file of public/ or of the build, or a file that a route writes.
    hasFile: (path) => made.has(path) || isFile(join('public', path)) || existsSync(join('app', path, 'route.ts')),
  };
}
