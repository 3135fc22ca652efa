import { createHash } from 'node:crypto';

import { sourceLanguage } from '@/lib/language';

import { getFileId } from '../load/entry';
import type { Path } from '@/lib/content/schemas/fields/messages';
import { type Issue, readPath } from '../issues';
import { readSource, type Source } from '../load/source';
import { listFieldWords } from '../walk';

/** A translated text and its original. */
export type Pair = {
  readonly file: string;
  readonly path: Path;
  readonly original: string;
  readonly translated: string;
  readonly source: Source;
};

/** An entry of the lock: a hash of the original at the time of translation, and a hash of the translation. */
type Locked = { readonly original: string; readonly translated: string };

/** The lock: entries by file and field. */
export type Lock = ReadonlyMap<string, Locked>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const getPairKey = ({ file, path }: Pick<Pair, 'file' | 'path'>): string => `${file} ${readPath(path)}`;

/** Errors of files that cannot be parsed, whose translations would be dropped from the lock. */
export const findUnreadable = (files: ReadonlyMap<string, string>): Issue[] =>
  [...files].flatMap(([name, text]) =>
    typeof getFileId(name) === 'string' ? [] : readSource(`content/${name}`, text).issues,
  );

/** All translated texts with their originals. Files that cannot be parsed are skipped; the check reports them. */
export function listPairs(files: ReadonlyMap<string, string>): Pair[] {
  return [...files].flatMap(([name, text]): Pair[] => {
    const id = getFileId(name);
    if (typeof id === 'string' || id.language === sourceLanguage) return [];
    const originalText = files.get(name.replace(`.${id.language}.`, '.'));
    if (originalText === undefined) return [];

    const file = `content/${name}`;
    const { source, issues } = readSource(file, text);
    const { source: from, issues: broken } = readSource(file, originalText);
    if (issues.length + broken.length > 0) return [];

    const { schema } = id.definition;
    const originals = new Map(listFieldWords(schema, from.value).map((field) => [readPath(field.path), field.text]));
    const fields = listFieldWords(schema, source.value).flatMap((field): Pair[] => {
      const original = originals.get(readPath(field.path));
      return original === undefined ? [] : [{ file, path: field.path, original, translated: field.text, source }];
    });
    const body: Pair[] =
      source.body && source.body.text.trim() !== '' && from.body
        ? [{ file, path: ['text'], original: from.body.text, translated: source.body.text, source }]
        : [];
    return [...fields, ...body];
  });
}

/** Parses content/translations.lock. */
export const readLock = (text: string): Lock =>
  new Map(
    text
      .split('\n')
      .map((row) => /^(.+) (\w+) (\w+)$/.exec(row))
      .flatMap((found) =>
        found ? [[found[1] ?? '', { original: found[2] ?? '', translated: found[3] ?? '' }] as const] : [],
      ),
  );

/** Serialises content/translations.lock: one sorted line per translated text. */
export const writeLock = (lock: Lock): string =>
  [...lock]
    .map(([key, { original, translated }]) => `${key} ${original} ${translated}\n`)
    .toSorted()
    .join('');

/**
 * The updated lock. A new or changed translation is recorded with the current original; an unchanged one keeps its
 * entry, and stays outdated if the original has changed.
 *
 * @param confirmed files whose translations were reviewed and are still correct
 */
export const renewLock = (pairs: readonly Pair[], lock: Lock, confirmed: readonly string[] = []): Lock =>
  new Map(
    pairs.map((pair) => {
      const now = { original: hashOf(pair.original), translated: hashOf(pair.translated) };
      const known = lock.get(getPairKey(pair));
      const isUntouched = known?.translated === now.translated && !confirmed.includes(pair.file);
      return [getPairKey(pair), isUntouched ? known : now];
    }),
  );

const isLocked = (pair: Pair, lock: Lock): boolean =>
  lock.get(getPairKey(pair))?.translated === hashOf(pair.translated);

/** Translations that are new or changed since the lock was written. */
export const listUnlockedTranslations = (pairs: readonly Pair[], lock: Lock): Pair[] =>
  pairs.filter((pair) => !isLocked(pair, lock));

/** Translations whose original has changed. Reported as notes, not as errors. */
export const listOldTranslations = (pairs: readonly Pair[], lock: Lock): Issue[] =>
  pairs.flatMap((pair): Issue[] => {
    if (!isLocked(pair, lock) || lock.get(getPairKey(pair))?.original === hashOf(pair.original)) return [];
    const { source } = pair;
    const message =
      'is outdated, because the original has changed. Update the translation, then run `npm run translations`.';
    const position =
      pair.path[0] === 'text' && source.body ? { line: source.body.line, column: 1 } : source.findPosition(pair.path);
    return [{ file: pair.file, path: pair.path, message, position }];
  });
