/** @jest-environment node */
import { messageOf } from '@/tools/editor/message';

const checked = (file: string) =>
  messageOf({ state: 'checked', report: { issues: [{ file, path: ['title'], message: 'is missing.' }], notes: [] } });

test.each([
  ['content/events/open-day.yaml', '#/collections/events/entries/open-day'],
  ['content/events/open-day.ta.yaml', '#/collections/events/entries/open-day'],
  ['content/policies/privacy.mdx', '#/collections/policies/entries/privacy'],
])('an error in %s links to its entry in the editor', (file, href) => {
  expect(checked(file)).toMatchObject({ issues: [{ text: `${file}: title: is missing.`, href }] });
});

test.each(['vercel.json', 'SECURITY.md'])('an error in %s, which is not an entry, has no link', (file) => {
  expect(checked(file)).toMatchObject({ issues: [{ text: `${file}: title: is missing.` }] });
  expect(JSON.stringify(checked(file))).not.toContain('href');
});
