import { basename } from 'node:path/posix';

import { getContent } from '@/lib/content';
import { isPageEmpty } from '@/lib/content/page-heads';
import { languages, sourceLanguage } from '@/lib/language';
import { isSitePath, PLACEHOLDER_SLUG } from '@/lib/routes';

/** Duplicates of 404.html, which Next.js writes for app/global-not-found.tsx. */
const isNotFoundCopy = (file: string): boolean => /^(_not-found(\/|\.)|404\/)/.test(file);

/** Files that only the Next.js runtime loads, including style sheets, which are inlined. */
const isOfRuntime = (file: string): boolean => file.startsWith('_next/') && !file.startsWith('_next/static/media/');

/**
 * Whether a file belongs to a page that has no items, is not translated, or whose translation is withheld. The route
 * exists in app/, so that editors add or remove items and translations by content alone; no link leads to it.
 */
function isWithoutContent(file: string): boolean {
  const [, address = ''] = /^(.*?)(?:\/(?:event|calendar)\.ics|\.html)$/.exec(file) ?? [];
  const [tag = '', ...below] = address.split('/');
  const language = languages.find((each) => each === tag && each !== sourceLanguage);
  const page = `/${language === undefined ? address : below.join('/')}`;
  const content = getContent(language ?? sourceLanguage);
  const isUntranslated = language !== undefined && isSitePath(page) && !content.translated.includes(page);
  return isUntranslated || isPageEmpty(content, page);
}

const isPlaceholder = (file: string): boolean =>
  file.split('/').some((part) => part.split('.')[0] === PLACEHOLDER_SLUG);

/**
 * The files of an export that are not needed: the Next.js runtime, React payloads for a client router, copies of the
 * 404 page, pages without items or translation, and placeholder pages of empty collections.
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
    isOfRuntime(file) || isNotFoundCopy(file) || isPlaceholder(file) || isWithoutContent(file) || isPayload(file);

  return files.filter((file) => !kept.has(file) && isUnpublished(file));
}
