import { formatIssue } from '@/build/content/issues';
import { loadContent } from '@/build/content/load';
import { isTranslation, readContentFiles } from '@/build/content/load/files';
import { isFile } from '@/build/content/targets';

/** Files of the real content whose fields are all required, and which other texts use, with what they link to. */
const real = /^(?:site\/policy-constants|pages\/hub|partnership-types\/.*)\.yaml$/;

const folder = '__tests__/fixtures/content';

/** The fixture, with these files. */
const fixture = new Map([
  ...readContentFiles(folder),
  ...[...readContentFiles('content')].filter(([name]) => real.test(name) && !isTranslation(name)),
]);

/** The source files of its pictures, which are not drawn. */
const masters = [...fixture].flatMap(([name, text]) =>
  name.startsWith('images/')
    ? (/^file: (.*)$/m.exec(text)?.slice(1) ?? []).map((file) => `content/images/${file}`)
    : [],
);

const hasFile = (file: string): boolean => masters.includes(file) || isFile(file);

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
  loadContent(
    new Map([...fixture, ...Object.entries(changes)].filter((file): file is [string, string] => !!file[1])),
    hasFile,
  )
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
