import { basename } from 'node:path/posix';

import { contentIn } from '@/lib/content';
import { languages, sourceLanguage } from '@/lib/languages';
import { isSitePath, PLACEHOLDER_SLUG } from '@/lib/routes';

/** What Next.js makes of app/global-not-found.tsx beside 404.html. */
const isNotFoundCopy = (file: string): boolean => /^(_not-found(\/|\.)|404\/)/.test(file);

/** What only the scripts of Next.js load: themselves, their lists, and sheets, which every page carries. */
const isOfRuntime = (file: string): boolean => file.startsWith('_next/') && !file.startsWith('_next/static/media/');

/**
 * A page in another language whose words are not there, or are kept back, and what is made beside it. Its route is: so an
 * editor adds and takes a page by its words alone, and no link leads to it meanwhile (lib/links.ts).
 */
function isUnwritten(file: string): boolean {
  const [, tag, path = ''] = /^([a-z]{2})(|\/.*?)(?:\/(?:event|calendar)\.ics|\.html)$/.exec(file) ?? [];
  const language = languages.find((each) => each === tag && each !== sourceLanguage);
  const page = path || '/';
  return language !== undefined && isSitePath(page) && !contentIn(language).translated.includes(page);
}

const isPlaceholder = (file: string): boolean =>
  file.split('/').some((part) => part.split('.')[0] === PLACEHOLDER_SLUG);

/**
 * The files of an export that nobody asks for: what Next.js would run, the pages once more as React's payload, for a
 * router that the plain links of this site never use, the copies of the 404 page, pages that are not written in their
 * language, and the placeholder routes of an empty collection.
 *
 * @param files every file of the export, relative to it
 * @param publicFiles every file of `public/`: these stay, whatever their names
 */
export function unpublishedFiles(files: readonly string[], publicFiles: readonly string[]): string[] {
  const kept = new Set(publicFiles);
  const all = new Set(files);
  const isPayload = (file: string) =>
    file.endsWith('.txt') && (basename(file).startsWith('__next.') || all.has(file.replace(/\.txt$/, '.html')));

  const isUnpublished = (file: string) =>
    isOfRuntime(file) || isNotFoundCopy(file) || isPlaceholder(file) || isUnwritten(file) || isPayload(file);

  return files.filter((file) => !kept.has(file) && isUnpublished(file));
}
