import { parse } from 'node:path/posix';

import { parseDocument } from 'yaml';

import { readContentFiles, isTranslation } from '@/build/content/load/files';
import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';

const own = readContentFiles('content');

/** The record of any picture: a picture of an added item is one of the site's, described anew. */
const [, record = ''] = [...own].find(([file]) => file.startsWith('images/') && !isTranslation(file)) ?? [];

/**
 * Items of the tests, one of each kind, because content may have none; in Tamil too, as an untranslated site has none.
 * They are valid beside any content.
 */
const added = new Map(
  [...readContentFiles('__tests__/fixtures/content')]
    .filter(([file]) => !/^(?:site|policies)\//.test(file))
    .map(([file, text]) => {
      const alt = file.startsWith('images/') && !isTranslation(file) && /^alt: .*$/m.exec(text);
      return [file, alt ? record.replace(/^alt: .*(?:\n .*)*$/m, () => alt[0]) : text];
    }),
);

const real = new Map([...added, ...own]);

/** Changes to the site's content: the new text of a file; undefined removes the file. */
export type Changes = Readonly<Record<string, string | undefined>>;

/** The site's own content, without the items of the tests. */
export const ownContent: ReadonlyMap<string, string> = own;

/** The site's content and the items of the tests, with changes, by path below `content/`. */
export function contentWith(changes: Changes): ReadonlyMap<string, string> {
  const files = new Map(real);
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(file);
    else files.set(file, text);
  }
  return files;
}

/** Files with Tamil for a site that has none in them: the words that tests of Tamil need. */
export const withTamil = (files: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...readContentFiles('__tests__/fixtures/tamil'), ...files]);

/**
 * All errors in the site's content with changes, in the format of `npm run check`: `content/hubs/x.yaml:3:1: field:
 * what is wrong and what to write`.
 *
 * @example
 * issuesWith({ 'hubs/x.yaml': 'title: A hub of the test\n' })
 * issuesWith({ 'hubs/x.yaml': altered('hubs/x.yaml', 'status: Active', 'status: Actve') })
 * issuesWith({ 'hubs/x.yaml': undefined }) // without that file
 */
export const issuesWith = (changes: Changes): string[] => loadContent(contentWith(changes)).issues.map(formatIssue);

/**
 * An item of the tests, or any content file, with the required text: editors may rename or delete the others.
 *
 * @param folder such as 'hubs'
 * @param containing a pattern that its text must match
 * @returns its path below `content/`
 * @throws Error when no file matches
 */
export function exampleOf(folder: string, containing = /^/): string {
  const found = [...real].find(
    ([file, text]) => file.startsWith(`${folder}/`) && !isTranslation(file) && containing.test(text),
  );
  if (!found) throw new Error(`No file of content/${folder}/ has '${String(containing)}'.`);
  return found[0];
}

/** The id of an item by its file: 'loom' for 'hubs/loom.yaml'. */
export const idOf = (file: string): string => parse(file).name;

/**
 * A content file with one part replaced.
 *
 * @throws Error when the part is not found, so that a test cannot pass by accident
 */
export function altered(file: string, before: string | RegExp, after: string): string {
  const text = real.get(file);
  if (text === undefined) throw new Error(`content/${file} is not there.`);
  const changed = text.replace(before, () => after);
  if (changed === text) throw new Error(`content/${file} has no '${String(before)}' to change.`);
  return changed;
}

/** A YAML file of the content with another value at a path; undefined removes what is there. */
export function withValue(
  file: string,
  path: readonly (string | number)[],
  value: unknown,
  text = real.get(file),
): string {
  const document = parseDocument(text ?? '');
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  return document.toString({ lineWidth: 0 });
}
