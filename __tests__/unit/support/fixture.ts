import { formatIssue } from '@/build/content/issues';
import { loadContent } from '@/build/content/load';
import { readContentFiles } from '@/build/content/load/files';

const constants = 'site/policy-constants.yaml';

/** The fixture, with the constants of the real content, all of which are required. */
const fixture = new Map([
  ...readContentFiles('__tests__/fixtures/content'),
  ...[...readContentFiles('content')].filter(([name]) => name === constants),
]);

/** Changes by path below the content folder; undefined removes a file. */
export type Changes = Readonly<Record<string, string | undefined>>;

/** The text of a fixture file. */
export function fixtureFile(name: string): string {
  const text = fixture.get(name);
  if (text === undefined) throw new Error(`The fixture has no ${name}.`);
  return text;
}

/**
 * The errors in a small set of content with changes, in the format of `npm run check`. Missing pages are ignored, and
 * relations between items are not checked.
 */
export const issuesIn = (changes: Changes): string[] =>
  loadContent(new Map([...fixture, ...Object.entries(changes)].filter((file): file is [string, string] => !!file[1])))
    .issues.map(formatIssue)
    .filter((line) => !line.includes('is missing, but pages need it'));

/**
 * A fixture file with one part replaced.
 *
 * @throws Error when the part is not found, so that a test cannot pass by accident
 */
export function changed(name: string, before: string | RegExp, after: string): string {
  const text = fixtureFile(name);
  const result = text.replace(before, () => after);
  if (result === text) throw new Error(`${name} has no '${String(before)}' to change.`);
  return result;
}
