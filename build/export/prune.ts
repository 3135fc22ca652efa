import { basename } from 'node:path/posix';

import { getContent } from '@/lib/content';
import { languages, sourceLanguage } from '@/lib/language';
import { isSitePath, PLACEHOLDER_SLUG } from '@/lib/routes';

/** Duplicates of 404.html, which Next.js writes for app/global-not-found.tsx. */
const isNotFoundCopy = (file: string): boolean => /^(_not-found(\/|\.)|404\/)/.test(file);

/** Files that only the Next.js runtime loads, including style sheets, which are inlined. */
const isOfRuntime = (file: string): boolean => file.startsWith('_next/') && !file.startsWith('_next/static/media/');

/**
 * Whether a file belongs to a page that is not translated, or whose translation is withheld. The route exists in app/,
 * so that editors add or remove a translation by content alone; no link leads to it (lib/content/links.ts).
 */
function isUntranslated(file: string): boolean {
  const [, tag, path = ''] = /^([a-z]{2})(|\/.*?)(?:\/(?:event|calendar)\.ics|\.html)$/.exec(file) ?? [];
  const language = languages.find((each) => each === tag && each !== sourceLanguage);
  const page = path || '/';
  return language !== undefined && isSitePath(page) && !getContent(language).translated.includes(page);
}

const isPlaceholder = (file: string): boolean =>
  file.split('/').some((part) => part.split('.')[0] === PLACEHOLDER_SLUG);

/**
 * The files of an export that are not needed: the Next.js runtime, React payloads for a client router, copies of the
 * 404 page, untranslated pages, and placeholder pages of empty collections.
 *
 * @param files every file of the export, by relative path
 * @param publicFiles every file of `public/`, which are always kept
 */
export function listUnpublishedFiles(files: readonly string[], publicFiles: readonly string[]): string[] {
  const kept = new Set(publicFiles);
  const all = new Set(files);
  const isPayload = (file: string) =>
    file.endsWith('.txt') && (basename(file).startsWith('__next.') || all.has(file.replace(/\.txt$/, '.html')));

  const isUnpublished = (file: string) =>
    isOfRuntime(file) || isNotFoundCopy(file) || isPlaceholder(file) || isUntranslated(file) || isPayload(file);

  return files.filter((file) => !kept.has(file) && isUnpublished(file));
}
