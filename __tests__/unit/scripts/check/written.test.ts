/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { formatIssue } from '@/build/content/issues';
import { writtenIssues } from '@/scripts/check/written';

import { read } from '../../support/files';

const { email } = contentIn('en').enterprise;

/** The errors when one file differs. */
const messages = (file: string, change: (text: string) => string) =>
  writtenIssues((name) => (name === file ? change(read(name)) : read(name))).map(formatIssue);

test('committed files are up to date', () => {
  expect(writtenIssues().map(formatIssue)).toEqual([]);
});

test('SECURITY.md has the e-mail address from content', () => {
  expect(messages('SECURITY.md', (text) => text.replaceAll(email, 'old@before.example'))).toEqual([
    expect.stringContaining(`Write '${email}'`),
  ]);
});
