import { type Language, sourceLanguage } from '@/lib/language';
import { policyPaths, getWordsFile } from '@/lib/routes';

import type { Definition } from '@/lib/content/schemas/define';
import type { Issue } from '../issues';
import { readSource } from './source';
import { readText, type Text } from '../mdx/texts';
import { type Entry, everySingle, isCollection, getEntryKey, placeOf } from './entry';
import { findRawIssues } from './raw-text';

/** The parsed files below content/. */
export type Read = {
  readonly issues: Issue[];
  /** Errors that do not cause others. */
  readonly stray: Issue[];
  readonly texts: Text[];
  /** All items that have a file, valid or not: references to them are correct. */
  readonly present: ReadonlyMap<Definition, ReadonlySet<string>>;
  /** The parsed files, by item and language. */
  readonly versions: ReadonlyMap<string, ReadonlyMap<Language, Entry>>;
};

const neededFiles = [
  ...Object.values(everySingle).map(({ file }) => `${file}.yaml`),
  ...policyPaths.map((path) => `${getWordsFile(path)}.mdx`),
];

/** Parses all files. */
export function readFiles(files: ReadonlyMap<string, string>): Read {
  const issues: Issue[] = [];
  const stray: Issue[] = [];
  const texts: Text[] = [];
  const present = new Map<Definition, Set<string>>();
  const versions = new Map<string, Map<Language, Entry>>();

  for (const [name, text] of [...files].toSorted(([one], [other]) => one.localeCompare(other))) {
    const file = `content/${name}`;
    const place = placeOf(name);
    if (typeof place === 'string') {
      stray.push({ file, path: [], message: place });
      continue;
    }
    const { definition, id, language } = place;
    if (language === sourceLanguage) {
      present.set(definition, (present.get(definition) ?? new Set()).add(id));
    }
    const raw = findRawIssues(file, text);
    if (raw.length > 0) {
      issues.push(...raw);
      continue;
    }
    const { source, issues: broken } = readSource(file, text);
    issues.push(...broken);
    if (isCollection(definition) && definition.body === 'mdx') {
      const original = texts.find(
        (other) => other.definition === definition && other.source.file === `content/${definition.folder}/${id}.mdx`,
      );
      const found = readText(definition, id, source, language, language === sourceLanguage ? undefined : original);
      if (found) texts.push(found);
    }
    if (broken.length === 0) {
      const key = getEntryKey(place);
      const known = versions.get(key) ?? new Map<Language, Entry>();
      versions.set(key, known.set(language, { ...place, source, value: source.value }));
    }
  }

  for (const name of neededFiles) {
    if (!files.has(name)) {
      const message = 'is missing, but pages need it. Write or restore it.';
      issues.push({ file: `content/${name}`, path: [], message });
    }
  }
  return { issues, stray, texts, present, versions };
}
