/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { formatIssue } from '@/build/content/issues';
import { writtenIssues } from '@/scripts/check/written';

import { read } from '../../support/files';

const { email } = contentIn('en').enterprise;

/** What is said when one file of the project reads otherwise. */
const messages = (file: string, change: (text: string) => string) =>
  writtenIssues((name) => (name === file ? change(read(name)) : read(name))).map(formatIssue);

test('finds nothing old in what is committed', () => {
  expect(writtenIssues().map(formatIssue)).toEqual([]);
});

test('names the first line that is old, what it is by now, and what to do', () => {
  const change = (text: string) => text.replaceAll('"/mentor"', '"/teacher"');
  const lines = read('vercel.json').split('\n');
  const index = lines.findIndex((line) => line.includes('"/mentor"'));
  const now = lines[index]?.trim() ?? '';

  expect(messages('vercel.json', change)).toEqual([
    expect.stringContaining(`vercel.json:${index + 1}:1: '${change(now)}' is old; it is '${now}'`),
  ]);
  expect(messages('vercel.json', change)[0]).toContain('`npm run build`');
});

test.each([
  ['is not there', () => ''],
  ['ends too early', (text: string) => text.trimEnd()],
  ['goes on too long', (text: string) => `${text}more\n`],
])('tells of a file that %s', (_, change) => {
  expect(messages('deploy/nginx.conf', change)).toEqual([expect.stringMatching(/^deploy\/nginx\.conf:[1-9]\d*:1: /)]);
});

test('SECURITY.md names the address of the content', () => {
  const found = messages('SECURITY.md', (text) => text.replaceAll(email, 'old@before.example'));

  expect(found).toEqual([expect.stringContaining(`e-mail: 'old@before.example' is not ours. Write '${email}'`)]);
  expect(found[0]).toMatch(/^SECURITY\.md:[1-9]/);
});
