/** @jest-environment node */
import { getContent } from '@/lib/content';
import { formatIssue } from '@/build/content/issues';
import { findWrittenIssues } from '@/scripts/check/written';

import { read } from '../../support/files';

const { email } = getContent('en').enterprise;

/** The errors when one file differs. */
const messages = (file: string, change: (text: string) => string) =>
  findWrittenIssues((name) => (name === file ? change(read(name)) : read(name))).map(formatIssue);

test('committed files are up to date', () => {
  expect(findWrittenIssues().map(formatIssue)).toEqual([]);
});

test('SECURITY.md has the e-mail address from content', () => {
  expect(messages('SECURITY.md', (text) => text.replaceAll(email, 'old@before.example'))).toEqual([
    expect.stringContaining(`Write '${email}'`),
  ]);
});
