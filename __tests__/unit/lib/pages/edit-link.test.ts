/** @jest-environment node */
import { existsSync } from 'node:fs';

import { getContent } from '@/lib/content';
import { getEditLink, getEditTarget, getContentFile } from '@/lib/pages/edit-link';
import type { Language } from '@/lib/language';
import { collectionPaths, routePaths, type SitePath } from '@/lib/routes';

const items = Object.entries(collectionPaths).flatMap(([below, name]) =>
  getContent('en')[name].map(({ id }) => `${below}/${id}` as SitePath),
);

const targetOf = (language: Language, ...addresses: readonly string[]) =>
  getEditTarget(getContent(language), language, ...addresses);

test.each([...routePaths, ...items])('the file with the texts of %s exists', (path) => {
  expect(existsSync(getContentFile(path, 'en'))).toBe(true);
});

test('a translated page is edited in its own file', () => {
  expect(getContentFile('/shipping', 'ta')).toBe('content/policies/shipping.ta.mdx');
  expect(getContentFile('/', 'ta')).toBe('content/pages/welcome.ta.yaml');
});

const github = 'https://github.com/example/site';
const editor = 'https://edit.example.org';

test.each([
  ['the repository', 'en', '/hub/weaving-madurai', [github], `${github}/edit/main/content/hubs/weaving-madurai.yaml`],
  [
    'GitLab by its own path',
    'en',
    '/story',
    ['https://gitlab.com/example/site'],
    'https://gitlab.com/example/site/-/edit/main/content/pages/story.yaml',
  ],
  [
    'an entry of the browser editor, if set',
    'en',
    '/hub/weaving-madurai',
    [github, editor],
    `${editor}/#/collections/hubs/entries/weaving-madurai`,
  ],
  ['a Tamil entry', 'ta', '/', [github, editor], `${editor}/#/collections/pages/entries/welcome`],
] as const)('the edit link leads to %s', (_, language, path, addresses, href) => {
  expect(getEditLink(path, path, targetOf(language, ...addresses))).toMatchObject({ href, isExternal: true });
});

test('otherwise, and on the 404 page, it is an e-mail that names the page', () => {
  for (const link of [
    getEditLink('/story', '/ta/story', targetOf('en', '')),
    getEditLink(undefined, '/', targetOf('en', 'https://x.example')),
  ]) {
    expect(link.href).toMatch(/^mailto:/);
    expect(link.isExternal).toBe(false);
  }
  expect(decodeURIComponent(getEditLink('/story', '/ta/story', targetOf('en', '')).href)).toContain('/ta/story');
});
