import { existsSync, readFileSync } from 'node:fs';

import { site } from '@/content/site';
import type { Problem } from '@/lib/checks/rules';

import { projectFiles } from '../hosting/files';

/** The text of a file of the project; nothing where there is none. */
const readFile = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A file that the build writes, against what it would write today: the first line that is another. */
function oldLine(file: string, current: string, written: string): Problem[] {
  if (written === current) return [];
  const [lines, expected] = [written.split('\n'), current.split('\n')];
  const index = [...lines, undefined].findIndex((text, at) => text !== expected[at]);
  const told = (text = ''): string => `'${text.trim()}'`;
  return [
    {
      file,
      line: index + 1,
      item: 'written by the build',
      field: 'line',
      message: `${told(lines[index])} is old; it is ${told(expected[index])} by now. Run \`npm run build\`, which writes the file, and commit it.`,
    },
  ];
}

const SECURITY = 'SECURITY.md';

/** The address to write to about a weakness is the one of the content. */
function wrongAddress(text: string): Problem[] {
  if (text.includes(site.email)) return [];
  const [found = ''] = /[\w.+-]+@[\w-]+(\.[\w-]+)+/.exec(text) ?? [];
  const line = text.slice(0, text.indexOf(found)).split('\n').length;
  const message = `'${found}' is not ours. Write '${site.email}', as in content/reach.ts, and commit it.`;
  return [{ file: SECURITY, line, item: 'Tell us', field: 'e-mail', message }];
}

/**
 * What is committed beside the content and repeats it, and says something else: the files for hosts, and SECURITY.md.
 *
 * @param read gives the text of a file
 */
export const writtenProblems = (read: (file: string) => string = readFile): Problem[] => [
  ...Object.entries(projectFiles()).flatMap(([file, current]) => oldLine(file, current, read(file))),
  ...wrongAddress(read(SECURITY)),
];
