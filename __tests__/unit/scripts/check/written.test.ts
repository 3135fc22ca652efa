/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { formatIssue } from '@/build/content/issues';
import { writtenIssues } from '@/scripts/check/written';

import { read } from '../../support/files';

const { email } = contentIn('en').enterprise;

/** The errors when one file differs. */
const messages = (file: string, change: (text: string) => string) =>
  writtenIssues((name) => (name === file ? change(read(name)) : read(name))).map(formatIssue);

test('finds nothing old in what is committed', () => {
  expect(writtenIssues().map(formatIssue)).toEqual([]);
});

test.each(['deploy/nginx.conf', 'deploy/Caddyfile', 'vercel.json'])(
  'reports the redirects of %s that differ from the content, and how to renew them',
  (file) => {
    expect(messages(file, (text) => text.replaceAll('/our-story', '/our-tale'))).toEqual([
      expect.stringMatching(/: .*`npm run build`/),
    ]);
  },
);

test('SECURITY.md names the address of the content', () => {
  expect(messages('SECURITY.md', (text) => text.replaceAll(email, 'old@before.example'))).toEqual([
    expect.stringContaining(`Write '${email}'`),
  ]);
});
