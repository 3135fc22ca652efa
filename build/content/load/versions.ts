import { mapLanguages, type Language, languages, sourceLanguage } from '@/lib/language';

import { listAppRoutes, hasRoute } from '../app-routes';
import type { Path } from '@/lib/content/schemas/fields/messages';
import { type Issue, readPath } from '../issues';
import { isReviewed, findReviewFaults, omitReview } from '../translate/review';
import { translate } from '../translate/translate';
import { getWordsFile } from '@/lib/routes';
import { type Entry, getPage, isCollection } from './entry';
import { validateEntry } from './validate';
import type { ParsedFiles } from './read';

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
function findMissingMenuTexts(language: Language, original: Entry, version: Entry | undefined): Untranslated[] {
  const [texts, words] = [original.value, version?.value ?? {}] as [object, object];
  const file = original.source.file.replace(/\.(\w+)$/, `.${language}.$1`);
  return menuWords
    .filter((key) => Object.hasOwn(texts, 'label') && Object.hasOwn(texts, key) && !Object.hasOwn(words, key))
    .map((key) => ({ file, path: [key] }));
}

/** An item with its translation applied, the missing texts, and the errors. */
function checkTranslation({ definition, value: original }: Entry, version: Entry) {
  const { source } = version;
  const { value, faults, missing } = translate(definition.schema, original, omitReview(version.value));
  const issues = [...findReviewFaults(version.value), ...faults].map(({ path, message }): Issue => ({
    file: source.file,
    path,
    message,
    position: source.findPosition(path),
  }));
  const entry = { ...version, value };
  const known = new Set(faults.map(({ path }) => readPath(path)));
  const read = validateEntry(entry);
  return {
    entry: { ...version, value: read.value },
    missing,
    issues: [...issues, ...read.issues.filter(({ path }) => !known.has(readPath(path)))],
  };
}

/**
 * Validates every item in every language.
 *
 * @param isPublic whether this is a build for the public, which omits legally binding translations without a review
 */
export function checkVersions({ versions: read, present }: ParsedFiles, isPublic: boolean): CheckedVersions {
  const issues: Issue[] = [];
  const stray: Issue[] = [];
  const untranslated: Untranslated[] = [];
  const written = new Map<string, readonly Language[]>();
  const entries = mapLanguages((): Entry[] => []);
  const invalid: Entry[] = [];
  const routed = mapLanguages(listAppRoutes);
  const used = new Set([...read.values()].flatMap((versions) => [...versions.keys()]));

  /** Whether a translation is shown: it has a body, and a native speaker has reviewed it if it is legally binding. */
  const isPublished = ({ definition, source }: Entry): boolean =>
    source.body?.text.trim() !== '' &&
    (!isPublic || !isCollection(definition) || !definition.binding || isReviewed(source.value));

  for (const [key, versions] of read) {
    const original = versions.get(sourceLanguage);
    const others = [...versions].filter(([language]) => language !== sourceLanguage);
    if (!original) {
      const message = 'is a translation, but its original does not exist. Remove it, or correct its name.';
      for (const [, { source, definition, id }] of others) {
        if (!present.get(definition)?.has(id)) stray.push({ file: source.file, path: [], message });
      }
      continue;
    }
    written.set(key, [sourceLanguage, ...others.flatMap(([language, each]) => (isPublished(each) ? language : []))]);
    const { value, issues: faults } = validateEntry(original);
    issues.push(...faults);
    if (faults.length > 0) {
      // Of a file that is a list or a text, nothing else can be checked.
      if (Array.isArray(value) || typeof value !== 'object') continue;
      invalid.push(original);
      continue;
    }

    const valid = { ...original, value };
    entries[sourceLanguage].push(valid);
    const page = getPage(original);
    for (const language of languages.filter((each) => each !== sourceLanguage)) {
      const version = versions.get(language);
      const isMade = page === undefined || hasRoute(routed[language], page);
      if (!isMade && used.has(language)) untranslated.push(...findMissingMenuTexts(language, valid, version));
      if (!version) {
        entries[language].push({ ...valid, language });
        continue;
      }
      const { entry, missing, issues: own } = checkTranslation(valid, version);
      issues.push(...own);
      // The home page of a translation has texts of its own, and shows a part of these.
      const isWhole = page === undefined || getWordsFile(page) === getWordsFile(page, language);
      const shown = isWhole ? missing : missing.filter(([field]) => sharedHomeWords.has(String(field)));
      if (isMade) untranslated.push(...shown.map((path) => ({ file: version.source.file, path })));
      entries[language].push(own.length === 0 ? entry : { ...valid, language });
    }
  }
  return { issues, stray, untranslated, written, entries, invalid };
}
