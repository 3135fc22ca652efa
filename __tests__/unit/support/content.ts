import { parse } from 'node:path/posix';

import { contentFiles, isTranslation } from '@/build/content/load/files';
import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';

const real = contentFiles('content');

/** The files of the real content, changed: a text in place of one that is there, or of a new one; nothing takes it away. */
export type Changes = Readonly<Record<string, string | undefined>>;

/** What the real content holds with some of its files changed, by their paths below `content/`. */
export function contentWith(changes: Changes): ReadonlyMap<string, string> {
  const files = new Map(real);
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(file);
    else files.set(file, text);
  }
  return files;
}

/**
 * Every issue in the real content with some of its files changed, as `npm run check` reports it:
 * `content/hubs/x.yaml:3:1: field: what is wrong and what to write`.
 *
 * @example
 * issuesWith({ 'hubs/x.yaml': 'title: A hub of the test\n' })
 * issuesWith({ 'hubs/x.yaml': altered('hubs/x.yaml', 'status: Active', 'status: Actve') })
 * issuesWith({ 'hubs/x.yaml': undefined }) // without that file
 */
export const issuesWith = (changes: Changes): string[] => loadContent(contentWith(changes)).issues.map(formatIssue);

/**
 * A file of the real content to take as an example, whichever items there are: an editor may rename or delete any.
 *
 * @param folder such as 'hubs'
 * @param containing what its text must have
 * @returns its path below `content/`
 * @throws Error when no file of the folder has that
 */
export function exampleOf(folder: string, containing = /^/): string {
  const found = [...real].find(
    ([file, text]) => file.startsWith(`${folder}/`) && !isTranslation(file) && containing.test(text),
  );
  if (!found) throw new Error(`No file of content/${folder}/ has '${String(containing)}'.`);
  return found[0];
}

/** The name of an item, of which its path is made, by its file: 'loom' of 'hubs/loom.yaml'. */
export const idOf = (file: string): string => parse(file).name;

/**
 * The text of a file of content with one part of it changed.
 *
 * @throws Error when the file has no such part: a test would break nothing and pass
 */
export function altered(file: string, before: string | RegExp, after: string): string {
  const text = real.get(file);
  if (text === undefined) throw new Error(`content/${file} is not there.`);
  const changed = text.replace(before, () => after);
  if (changed === text) throw new Error(`content/${file} has no '${String(before)}' to change.`);
  return changed;
}

/** The text of a hub's file as of one like it in another town. */
export function hubIn(town: string, file: string): string {
  const [, location = ''] = /^location: (.*)$/m.exec(real.get(file) ?? '') ?? [];
  return altered(file, new RegExp(location, 'g'), town).replace(/^name: .*$/m, `name: The hub in ${town}`);
}
