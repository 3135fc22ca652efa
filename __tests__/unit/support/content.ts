import { parse } from 'node:path/posix';

import { readContentFiles, isTranslation } from '@/build/content/load/files';
import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';

const real = readContentFiles('content');

/** Changes to the site's content: the new text of a file; undefined removes the file. */
export type Changes = Readonly<Record<string, string | undefined>>;

/** The site's content with changes, by path below `content/`. */
export function contentWith(changes: Changes): ReadonlyMap<string, string> {
  const files = new Map(real);
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(file);
    else files.set(file, text);
  }
  return files;
}

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
 * Any content file with the required text, because editors may rename or delete items.
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

/** A copy of a hub's file for another town. */
export function hubIn(town: string, file: string): string {
  const [, location = ''] = /^location: (.*)$/m.exec(real.get(file) ?? '') ?? [];
  return altered(file, new RegExp(location, 'g'), town).replace(/^name: .*$/m, `name: The hub in ${town}`);
}
