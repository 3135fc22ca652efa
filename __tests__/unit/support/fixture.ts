import { formatIssue } from '@/build/content/issues';
import { loadContent } from '@/build/content/load';
import { contentFiles } from '@/build/content/load/files';

const fixture = contentFiles('__tests__/fixtures/content');

/** Files by their paths below the folder of content; undefined removes one. */
export type Changes = Readonly<Record<string, string | undefined>>;

/** The text of a file of the fixture. */
export function fixtureFile(name: string): string {
  const text = fixture.get(name);
  if (text === undefined) throw new Error(`The fixture has no ${name}.`);
  return text;
}

/**
 * The issues of a small set of content with some of its files changed, as `npm run check` prints them. It has no pages: that
 * they are missing is left out, and relations between items are not checked.
 */
export const issuesIn = (changes: Changes): string[] =>
  loadContent(new Map([...fixture, ...Object.entries(changes)].filter((file): file is [string, string] => !!file[1])))
    .issues.map(formatIssue)
    .filter((line) => !line.includes('is missing, and pages are made of it'));

/**
 * A file of the fixture with one part replaced.
 *
 * @throws Error when the file has no such part: the test would break nothing and pass
 */
export function changed(name: string, before: string | RegExp, after: string): string {
  const text = fixtureFile(name);
  const result = text.replace(before, () => after);
  if (result === text) throw new Error(`${name} has no '${String(before)}' to change.`);
  return result;
}
