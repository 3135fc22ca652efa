import { mapLanguages, type Language, languages, sourceLanguage } from '@/lib/language';

import { listAppRoutes, hasRoute } from '../app-routes';
import { placeInText } from '@/lib/language/fill';
import { type Path, quoteText } from '@/lib/content/schemas/fields/messages';
import { type Issue, readPath } from '../issues';
import { hasLetterOf } from '../translate/script';
import { isReviewed, findReviewFaults, omitReview } from '../translate/review';
import { addPositions, translate, type TranslationFault } from '../translate/translate';
import { getWordsFile } from '@/lib/routes';
import { getValueAt, listFieldWords } from '../walk';
import { type Entry, isBinding, getPage } from './entry';
import { validateEntry, getShapeAt } from './validate';
import type { Read } from './read';

/** Text without a translation. */
export type Untranslated = { readonly file: string; readonly path: Path };

/** The validated items in each language. */
export type CheckedVersions = {
  readonly issues: readonly Issue[];
  readonly stray: readonly Issue[];
  readonly untranslated: readonly Untranslated[];
  /** The languages of each item. */
  readonly written: ReadonlyMap<string, readonly Language[]>;
  /** Every valid item in every language, with source text where the translation is missing. */
  readonly entries: Readonly<Record<Language, readonly Entry[]>>;
  /** Invalid items, as far as they could be parsed; their references are checked as well. */
  readonly invalid: readonly Entry[];
};

/** Texts of a page that menus and /sitemap need in every language, even if the page does not exist in it. */
const menuWords = ['label', 'barLabel', 'footerLabel', 'description'];

/** Texts of the home page that its translation shows too: those of menus, and what components/home/TamilHomePage.tsx takes. */
const sharedHomeWords = new Set([...menuWords, 'shelf', 'doors']);

/** The menu texts that are missing for a page that does not exist in a language. */
function findMissingMenuTexts(
  language: Language,
  { source, value }: Entry,
  version: Entry | undefined,
): Untranslated[] {
  const [original, words] = [value, version?.value ?? {}] as [object, object];
  if (!Object.hasOwn(original, 'label')) return [];
  const file = source.file.replace(/\.(\w+)$/, `.${language}.$1`);
  return menuWords
    .filter((key) => Object.hasOwn(original, key) && !Object.hasOwn(words, key))
    .map((key) => ({ file, path: [key] }));
}

/** An item with its translation applied, the missing texts, and the errors. */
function checkTranslation({ definition, value: original }: Entry, version: Entry, wrong: readonly Issue[] = []) {
  const { schema } = definition;
  const { value, faults, missing } = translate(schema, original, omitReview(version.value));
  const entry = { ...version, value };
  const foreign = findWrongScript(version, original);
  // The translation spells a key correctly that the source file misspells.
  const isOwn = ({ path, key }: TranslationFault): boolean =>
    wrong.length === 0 || key === undefined || !Object.hasOwn(getShapeAt(schema, path), key);
  const isForeign = ({ path }: TranslationFault): boolean =>
    foreign.some((one) => readPath(one.path) === readPath(path));
  const kept = faults.filter((fault) => isOwn(fault) && !isForeign(fault));
  const own = addPositions(version.source, [...findReviewFaults(version.value), ...kept, ...foreign]);
  // Errors of the source are reported for the source file only, and one for a text in another script.
  const known = new Set([...wrong, ...foreign].map(({ path }) => readPath(path)));
  return { entry, missing, issues: [...own, ...validateEntry(entry).filter(({ path }) => !known.has(readPath(path)))] };
}

/**
 * Texts without a letter of the language's script, as legacy fonts for Tamil and lost encodings produce. A text of
 * variables alone, and one taken from the original, such as GST, need none.
 */
function findWrongScript({ definition, language, value }: Entry, original: unknown): TranslationFault[] {
  return listFieldWords(definition.schema, value).flatMap(({ path, text }) => {
    const from = getValueAt(original, path);
    const words = text.replaceAll(placeInText, '');
    const isWrong =
      !hasLetterOf(language, text) &&
      typeof from === 'string' &&
      /\p{L}/u.test(from.replaceAll(placeInText, '')) &&
      (words === text ? !from.includes(text) : (words.match(/\p{L}+/gu) ?? []).length > 1);
    const message = `${quoteText(words)} has no letter of this language. Type it in Unicode, or remove it: the page then shows the English text.`;
    return isWrong ? [{ path, message }] : [];
  });
}

/**
 * Validates every item in every language.
 *
 * @param isPublic whether this is a build for the public, which omits legally binding translations without a review
 */
export function checkVersions({ versions: read, present }: Read, isPublic: boolean): CheckedVersions {
  const issues: Issue[] = [];
  const stray: Issue[] = [];
  const untranslated: Untranslated[] = [];
  const written = new Map<string, readonly Language[]>();
  const entries = mapLanguages((): Entry[] => []);
  const invalid: Entry[] = [];
  const routed = mapLanguages(listAppRoutes);
  const used = new Set([...read.values()].flatMap((versions) => [...versions.keys()]));

  for (const [key, versions] of read) {
    const original = versions.get(sourceLanguage);
    const others = [...versions]
      .filter(([language]) => language !== sourceLanguage)
      // A translation with front matter only is not written yet.
      .filter(([, { source }]) => source.body?.text.trim() !== '')
      .filter(([, { definition, source }]) => !(isPublic && isBinding(definition)) || isReviewed(source.value))
      .map(([language]) => language);
    if (!original) {
      for (const [, { source, definition, id }] of versions) {
        if (present.get(definition)?.has(id)) continue;
        stray.push({
          file: source.file,
          path: [],
          message: 'is a translation, but its original does not exist. Remove it, or correct its name.',
        });
      }
      continue;
    }
    written.set(key, [sourceLanguage, ...others]);
    const wrong = validateEntry(original);
    issues.push(...wrong);
    if (wrong.length > 0) {
      // Of a file that is a list or a text, nothing else can be checked.
      if (Array.isArray(original.value) || typeof original.value !== 'object') continue;
      invalid.push(original);
      for (const version of versions.values()) {
        if (version !== original) issues.push(...checkTranslation(original, version, wrong).issues);
      }
      continue;
    }

    const page = getPage(original);
    for (const language of languages) {
      const version = versions.get(language);
      const isMade = page === undefined || hasRoute(routed[language], page);
      if (language !== sourceLanguage && !isMade && used.has(language))
        untranslated.push(...findMissingMenuTexts(language, original, version));
      if (language === sourceLanguage || !version) {
        entries[language].push({ ...original, language });
        continue;
      }
      const { entry, missing, issues: own } = checkTranslation(original, version);
      issues.push(...own);
      // The home page of a translation has texts of its own, and shows a part of these.
      const isWhole = page === undefined || getWordsFile(page) === getWordsFile(page, language);
      const shown = isWhole ? missing : missing.filter(([field]) => sharedHomeWords.has(String(field)));
      if (isMade) untranslated.push(...shown.map((path) => ({ file: version.source.file, path })));
      entries[language].push(own.length === 0 ? entry : { ...original, language });
    }
  }

  return { issues, stray, untranslated, written, entries, invalid };
}
