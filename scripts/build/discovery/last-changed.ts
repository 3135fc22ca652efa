import { readFileSync } from 'node:fs';

import { isTranslation } from '@/lib/content/files';
import { languages, rootOf } from '@/lib/languages';
import { collectionPaths, firstPageOf, type RoutePath } from '@/lib/routes';

import { filesBelow } from '../../lib/files';
import type { History } from './history';

/** The collections that pages show beside their words, by folder. */
const shown: Readonly<Partial<Record<RoutePath, readonly string[]>>> = {
  '/b2b': ['partners', 'corporate-testimonials'],
  '/story': ['hubs', 'leaders'],
  '/x': ['brands', 'brand-testimonials'],
  '/timeline': ['milestones'],
  '/news': ['news'],
  '/events': ['events'],
  '/gallery': ['gallery'],
  '/testimonials': ['testimonials'],
  '/creator': ['hubs'],
  '/mentorship': ['mentors', 'programs', 'success-stories'],
  '/hubs': ['hubs'],
  '/volunteer': ['volunteer-roles'],
  '/donor': ['donation-areas'],
  '/partner': ['partnership-types', 'partners'],
  '/careers': ['careers'],
};

/** Read once: each page of the export asks. */
const contentFiles = filesBelow('content');

/** The folder of the items whose pages stand below a path: /mentor/mariammal-kannan is made of mentors/. */
const folderOf = (path: string): string | undefined =>
  (collectionPaths as Readonly<Record<string, string>>)[path.slice(0, path.lastIndexOf('/'))];

/**
 * The files of content that a page is made of: that of its item; else its words and the collections that it shows. A page in
 * another language is made of both: the facts of the first, and its own words. What every page shares is not among them.
 *
 * @param path of a page, or of a further page of a list, in any language
 */
export function contentFilesOf(path: string): string[] {
  const language = languages.find((each) => rootOf(each) !== '' && `${path}/`.startsWith(`${rootOf(each)}/`));
  const page = firstPageOf(language === undefined ? path : path.slice(rootOf(language).length));
  const name = page.split('/').at(-1) || 'home';
  const folder = folderOf(page);
  const parts = folder
    ? [`${folder}/${name}.`]
    : [
        `pages/${name}.`,
        `policies/${name}.`,
        ...(shown[page as RoutePath] ?? []).map((collection) => `${collection}/`),
      ];
  return (
    contentFiles
      // A text says the day that it last changed at the head of its first language: its page shows no other.
      .filter((file) => !isTranslation(file) || (file.endsWith(`.${language}.yaml`) && language !== undefined))
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
