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

test.each([
  ['is old', (text: string) => text.replaceAll('404', '405')],
  ['is not there', () => ''],
])('tells of a file for hosts that %s, and what to do', (_, change) => {
  expect(messages('deploy/nginx.conf', change)).toEqual([
    expect.stringMatching(/^deploy\/nginx\.conf: .*`npm run build`/),
  ]);
});

test('SECURITY.md names the address of the content', () => {
  expect(messages('SECURITY.md', (text) => text.replaceAll(email, 'old@before.example'))).toEqual([
    expect.stringContaining(`Write '${email}'`),
  ]);
});
