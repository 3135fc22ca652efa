import { existsSync, readFileSync } from 'node:fs';

import { getContent } from '@/lib/content';
import type { Issue } from '@/build/content/issues';
import { sourceLanguage } from '@/lib/language';

const readFile = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Committed files that repeat content and are out of date. */
export function findWrittenIssues(read: (file: string) => string = readFile): Issue[] {
  const { email } = getContent(sourceLanguage).enterprise;
  if (read('SECURITY.md').includes(email)) return [];
  const message = `has a different e-mail address. Write '${email}', as in content/site/enterprise.yaml, and commit it.`;
  return [{ file: 'SECURITY.md', path: ['e-mail'], message }];
}
