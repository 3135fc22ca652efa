import { readFileSync } from 'node:fs';

import { isTranslation } from '@/build/content/load/files';
import { wordsFileOf } from '@/lib/routes';
import { languageOf, routeOf } from '@/scripts/lib/page-kinds';

import { filesBelow } from '@/scripts/lib/files';
import type { History } from './history';

/** The collections that pages show beside their words, by the file of these below content/ and their folders. */
const shown: Readonly<Record<string, readonly string[]>> = {
  'pages/home': ['pieces'],
  'pages/welcome': ['hubs', 'pieces'],
  'pages/b2b': ['gift-sets', 'pieces', 'partners', 'corporate-testimonials'],
  'pages/story': ['hubs', 'leaders', 'mentors'],
  'pages/x': ['brands', 'brand-testimonials'],
  'pages/timeline': ['milestones'],
  'pages/news': ['news'],
  'pages/events': ['events'],
  'pages/gallery': ['gallery'],
  'pages/testimonials': ['testimonials'],
  'pages/creator': ['hubs', 'programs', 'success-stories'],
  'pages/mentorship': ['mentors', 'programs', 'success-stories'],
  'pages/hubs': ['hubs'],
  'pages/volunteer': ['volunteer-roles'],
  'pages/donor': ['donation-areas'],
  'pages/partner': ['partnership-types', 'partners'],
  'pages/careers': ['careers', 'leaders'],
};

/** Read once: each page of the export asks. */
const contentFiles = filesBelow('content');

/**
 * The files of content that a page is made of: that of its item; else its words and the collections that it shows. A page in
 * another language is made of both: the facts of the first, and its own words. What every page shares is not among them.
 *
 * @param path of a page, or of a further page of a list, in any language
 */
export function contentFilesOf(path: string): string[] {
  const language = languageOf(path);
  const words = wordsFileOf(routeOf(path), language);
  if (words === undefined) return [];
  const parts = [`${words}.`, ...(shown[words] ?? []).map((folder) => `${folder}/`)];
  return (
    contentFiles
      // A text says the day that it last changed at the head of its first language: its page shows no other.
      .filter((file) => !isTranslation(file) || file.endsWith(`.${language}.yaml`))
      .filter((file) => parts.some((part) => file.startsWith(part)))
      .map((file) => `content/${file}`)
  );
}

const latest = (days: readonly string[]): string | undefined => days.toSorted().at(-1);

/** The day that an article or a policy gives in its head, and shows: the sitemap says no other. */
function dayInHead(file: string): string | undefined {
  if (!file.endsWith('.mdx')) return undefined;
  const [head = ''] = readFileSync(file, 'utf8').split('\n---');
  return latest(Array.from(head.matchAll(/^(?:date|updated): '?([\d-]{10})/gm), ([, day = '']) => day));
}

/**
 * The day a page's content last changed. Undefined where that of one file is not known: the day of the build says nothing
 * about a page.
 */
export function lastChangeOf(path: string, history: History): string | undefined {
  const days = contentFilesOf(path).map((file) => dayInHead(file) ?? history(file));
  return days.includes(undefined) ? undefined : latest(days.filter((day) => day !== undefined));
}
