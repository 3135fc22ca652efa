/** @jest-environment node */
import { messageOf } from '@/tools/editor/message';

const checked = (file: string) =>
  messageOf({ state: 'checked', report: { issues: [{ file, path: ['title'], message: 'is missing.' }], notes: [] } });

test.each([
  ['content/events/open-day.yaml', '#/collections/events/entries/open-day'],
  ['content/events/open-day.ta.yaml', '#/collections/events/entries/open-day'],
  ['content/policies/privacy.mdx', '#/collections/policies/entries/privacy'],
])('an issue in %s leads to its entry in the editor', (file, href) => {
  expect(checked(file)).toMatchObject({ issues: [{ text: `${file}: title: is missing.`, href }] });
});

test.each(['vercel.json', 'SECURITY.md'])('an issue in %s, which is no entry, leads nowhere', (file) => {
  expect(checked(file)).toMatchObject({ issues: [{ text: `${file}: title: is missing.` }] });
  expect(JSON.stringify(checked(file))).not.toContain('href');
});
