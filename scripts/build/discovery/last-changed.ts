import { readFileSync } from 'node:fs';

import { filesBelow } from '../export/files';
import type { History } from './history';

/** What pages are made of, where it is not named as they are: files of content, or folders of items. */
const topics: Readonly<Record<string, readonly string[]>> = {
  '': ['home'],
  b2b: ['gifting', 'corporate'],
  contact: ['contact', 'reach', 'forms/contact'],
  donor: ['donor', 'donations'],
  events: ['events', 'events-page'],
  hub: ['hubs', 'hub-pages'],
  hubs: ['hubs', 'hub-pages'],
  'media-kit/press-release': ['press-release'],
  mentor: ['mentors'],
  mentorship: ['mentorship', 'mentors', 'programs', 'success-stories'],
  partner: ['partner', 'partnerships', 'corporate'],
  'privacy/your-data': ['yourData'],
  sitemap: ['sitemap', 'routes'],
  timeline: ['timeline', 'milestones'],
  x: ['marketplace', 'brands'],
};

/** A file's name as a page or a topic bears it. */
const nameOf = (file: string): string => file.replace(/^(pages|policies)\//, '').replace(/(\.ta)?\.\w+$/, '');

/**
 * The files of content that a page is made of: that of its item, where each item has one; else all that bear its name or
 * those of its topics. What every page shares is not among them.
 *
 * @param path of a page, or of a further page of a list
 */
export function contentFilesOf(path: string): string[] {
  const page = path.slice(1).replace(/\/page\/\d+$/, '');
  const [route = '', item] = page.split('/');
  const names = topics[page] ?? topics[route] ?? [route];
  const files = filesBelow('content');
  const own = files.filter((file) => names.some((name) => nameOf(file) === `${name}/${item}`));
  const shown = files.filter((file) => names.some((name) => nameOf(file) === name || file.startsWith(`${name}/`)));
  return (own.length > 0 ? own : shown).map((file) => `content/${file}`);
}

const latest = (days: readonly string[]): string | undefined => days.toSorted().at(-1);

/** The day that an article or a policy gives in its head, and shows: the sitemap says no other. */
function dayInHead(file: string): string | undefined {
  if (!file.endsWith('.mdx')) return undefined;
  const [head = ''] = readFileSync(file, 'utf8').split('\n---');
  return latest(Array.from(head.matchAll(/^(?:date|updated|lastUpdated): '?([\d-]{10})/gm), ([, day = '']) => day));
}

/**
 * The day a page's content last changed. Undefined where that of one file is not known: the day of the build says nothing
 * about a page.
 */
export function lastChangeOf(path: string, history: History): string | undefined {
  const days = contentFilesOf(path).map((file) => dayInHead(file) ?? history(file));
  return days.includes(undefined) ? undefined : latest(days.filter((day) => day !== undefined));
}
