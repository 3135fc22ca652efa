import { existsSync, readFileSync } from 'node:fs';

import { contentIn } from '@/lib/content';
import type { Issue } from '@/build/content/issues';
import { sourceLanguage } from '@/lib/languages';

import { hostFiles } from '@/build/redirects';

const readFile = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Committed files that repeat content and are out of date: redirects in host files, and SECURITY.md. */
export function writtenIssues(read: (file: string) => string = readFile): Issue[] {
  const { email } = contentIn(sourceLanguage).enterprise;
  const old = Object.entries(hostFiles(read)).filter(([file, text]) => read(file) !== text);
  const message = 'is older than the content. Run `npm run build`, which writes the file, and commit it.';
  return [
    ...old.map(([file]) => ({ file, path: [], message })),
    ...(read('SECURITY.md').includes(email)
      ? []
      : [
          {
            file: 'SECURITY.md',
            path: ['e-mail'],
            message: `is not ours. Write '${email}', as in content/site/enterprise.yaml, and commit it.`,
          },
        ]),
  ];
}
