import { type Language, sourceLanguage } from '@/lib/language';
import { policyPaths, getRoute, getWordsFile, routePaths } from '@/lib/routes';

import { collections } from '@/lib/content/schemas';
import type { Definition } from '@/lib/content/schemas/define';
import type { Issue } from '../issues';
import { readSource } from './source';
import { readText, type Text } from '../mdx/texts';
import { type Entry, everySingle, getEntryKey, getFileId } from './entry';

/** The parsed files below content/. */
export type ParsedFiles = {
  readonly issues: readonly Issue[];
  /** Errors that do not cause others. */
  readonly stray: readonly Issue[];
  readonly texts: readonly Text[];
  /** All items that have a file, valid or not: references to them are correct. */
  readonly present: ReadonlyMap<Definition, ReadonlySet<string>>;
  /** The parsed files, by item and language. */
  readonly versions: ReadonlyMap<string, ReadonlyMap<Language, Entry>>;
};

/** The folders of the collections that pages show, by the file of their texts: 'pages/x.yaml' needs 'brands'. */
const shownFolders: ReadonlyMap<string, string> = new Map(
  routePaths.flatMap((path) => {
    const { shows } = getRoute(path);
    return shows === undefined ? [] : [[`${getWordsFile(path)}.yaml`, collections[shows].folder] as const];
  }),
);

/** The files that must exist: all texts, but not those of pages whose collection is empty. */
function listNeededFiles(files: ReadonlyMap<string, string>): string[] {
  const folders = new Set([...files.keys()].map((name) => name.slice(0, name.lastIndexOf('/'))));
  return [
    ...Object.values(everySingle).map(({ file }) => `${file}.yaml`),
    ...policyPaths.map((path) => `${getWordsFile(path)}.mdx`),
  ].filter((name) => {
    const folder = shownFolders.get(name);
    return folder === undefined || folders.has(folder);
  });
}

/** Parses all files. */
export function readFiles(files: ReadonlyMap<string, string>): ParsedFiles {
  const missing = listNeededFiles(files).filter((name) => !files.has(name));
  const issues = missing.map((name): Issue => {
    return { file: `content/${name}`, path: [], message: 'is missing, but pages need it. Write or restore it.' };
  });
  const stray: Issue[] = [];
  const texts = new Map<string, Text>();
  const present = new Map<Definition, Set<string>>();
  const versions = new Map<string, Map<Language, Entry>>();

  // A translation comes after its original: '.mdx' is before '.ta.mdx'.
  for (const [name, text] of [...files].toSorted(([one], [other]) => one.localeCompare(other))) {
    const file = `content/${name}`;
    const id = getFileId(name);
    if (typeof id === 'string') {
      stray.push({ file, path: [], message: id });
      continue;
    }
    const { definition, language } = id;
    const key = getEntryKey(id);
    if (language === sourceLanguage) present.set(definition, (present.get(definition) ?? new Set()).add(id.id));
    const { source, issues: broken } = readSource(file, text);
    issues.push(...broken);
    const entry = { ...id, source, value: source.value };
    const body = readText(entry, language === sourceLanguage ? undefined : texts.get(key));
    if (body) texts.set(language === sourceLanguage ? key : name, body);
    if (broken.length === 0) {
      versions.set(key, (versions.get(key) ?? new Map<Language, Entry>()).set(language, entry));
    }
  }
  return { issues, stray, texts: [...texts.values()], present, versions };
}
