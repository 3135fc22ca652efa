import { existsSync, readFileSync } from 'node:fs';

import { contentIn } from '@/lib/content';
import type { Issue } from '@/build/content/issues';
import { sourceLanguage } from '@/lib/languages';

import { projectFiles } from '@/build/hosting/files';

/** The text of a file of the project; nothing where there is none. */
const readFile = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A file that the build writes, against what it would write today: the first line that is another. */
function oldLine(file: string, current: string, written: string): Issue[] {
  if (written === current) return [];
  const [lines, expected] = [written.split('\n'), current.split('\n')];
  const index = [...lines, undefined].findIndex((text, at) => text !== expected[at]);
  const told = (text = ''): string => `'${text.trim()}'`;
  return [
    {
      file,
      path: [],
      position: { line: index + 1, column: 1 },
      message: `${told(lines[index])} is old; it is ${told(expected[index])} by now. Run \`npm run build\`, which writes the file, and commit it.`,
    },
  ];
}

const SECURITY = 'SECURITY.md';

/** The address to write to about a weakness is the one of the content. */
function wrongAddress(text: string): Issue[] {
  const { email } = contentIn(sourceLanguage).enterprise;
  if (text.includes(email)) return [];
  const [found = ''] = /[\w.+-]+@[\w-]+(\.[\w-]+)+/.exec(text) ?? [];
  const before = text.slice(0, text.indexOf(found)).split('\n');
  return [
    {
      file: SECURITY,
      path: ['e-mail'],
      position: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
      message: `'${found}' is not ours. Write '${email}', as in content/site/enterprise.yaml, and commit it.`,
    },
  ];
}

/**
 * What is committed beside the content and repeats it, and says something else: the files for hosts, and SECURITY.md.
 *
 * @param read gives the text of a file
 */
export const writtenIssues = (read: (file: string) => string = readFile): Issue[] => [
  ...Object.entries(projectFiles()).flatMap(([file, current]) => oldLine(file, current, read(file))),
  ...wrongAddress(read(SECURITY)),
];
