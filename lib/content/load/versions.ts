import { byLanguage, type Language, languages, sourceLanguage } from '@/lib/languages';

import { appRoutes, hasRoute } from '../app-routes';
import type { Mistake, Path } from '../mistakes';
import { isReadByNative, readingFaults, withoutReading } from '../reading';
import { placed, translate } from '../translate';
import { type Entry, isBinding, pageOf } from './entry';
import { judge } from './judge';
import type { Read } from './read';

/** Words that are not translated yet. */
export type Untranslated = { readonly file: string; readonly path: Path };

/** The items in each language, held against their schemas. */
export type Judged = {
  readonly mistakes: readonly Mistake[];
  readonly stray: readonly Mistake[];
  readonly untranslated: readonly Untranslated[];
  /** The languages that each item is written in. */
  readonly written: ReadonlyMap<string, readonly Language[]>;
  /** Every sound item in every language: its own words, or those of the source language. */
  readonly entries: Readonly<Record<Language, readonly Entry[]>>;
};

/** What menus and /sitemap say of a page, in every language, whether or not the page is made in it. */
const menuWords = ['label', 'barLabel', 'footerLabel', 'description'];

/** Of a page that is not made in a language, the words that its menus lack. */
function unnamedIn(language: Language, { source, value }: Entry, version: Entry | undefined): Untranslated[] {
  const [original, words] = [value, version?.value ?? {}] as [object, object];
  if (!Object.hasOwn(original, 'label')) return [];
  const file = source.file.replace(/\.(\w+)$/, `.${language}.$1`);
  return menuWords
    .filter((key) => Object.hasOwn(original, key) && !Object.hasOwn(words, key))
    .map((key) => ({ file, path: [key] }));
}

/**
 * Holds every item against its schema, in every language.
 *
 * @param isPublic whether the site goes to the public: what binds us is then left out until someone has read its translation
 */
export function judgeVersions({ versions: read, present }: Read, isPublic: boolean): Judged {
  const mistakes: Mistake[] = [];
  const stray: Mistake[] = [];
  const untranslated: Untranslated[] = [];
  const written = new Map<string, readonly Language[]>();
  const entries = byLanguage((): Entry[] => []);
  const routed = byLanguage(appRoutes);

  for (const [key, versions] of read) {
    const original = versions.get(sourceLanguage);
    const others = [...versions]
      .filter(([language]) => language !== sourceLanguage)
      // A text with a head alone is not written yet.
      .filter(([, { source }]) => source.body?.text.trim() !== '')
      .filter(([, { definition, source }]) => !(isPublic && isBinding(definition)) || isReadByNative(source.value))
      .map(([language]) => language);
    if (!original) {
      for (const [, { source, definition, id }] of versions) {
        if (present.get(definition)?.has(id)) continue;
        stray.push({ file: source.file, path: [], message: 'translates a file that is not there.' });
      }
      continue;
    }
    written.set(key, [sourceLanguage, ...others]);
    const wrong = judge(original);
    mistakes.push(...wrong);
    // What follows from a file that is wrong is not told: its own mistakes come first.
    if (wrong.length > 0) continue;

    const page = pageOf(original);
    for (const language of languages) {
      const version = versions.get(language);
      const isMade = page === undefined || hasRoute(routed[language], page);
      if (language !== sourceLanguage && !isMade) untranslated.push(...unnamedIn(language, original, version));
      if (language === sourceLanguage || !version) {
        entries[language].push({ ...original, language });
        continue;
      }
      const { value, faults, missing } = translate(
        original.definition.schema,
        original.value,
        withoutReading(version.value),
      );
      const entry = { ...version, value };
      const own = [...placed(version.source, [...readingFaults(version.value), ...faults]), ...judge(entry)];
      mistakes.push(...own);
      if (isMade) untranslated.push(...missing.map((path) => ({ file: version.source.file, path })));
      entries[language].push(own.length === 0 ? entry : { ...original, language });
    }
  }

  return { mistakes, stray, untranslated, written, entries };
}
