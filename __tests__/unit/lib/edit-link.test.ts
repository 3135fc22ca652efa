/** @jest-environment node */
import { existsSync } from 'node:fs';

import { contentIn } from '@/lib/content';
import { editLink, fileOf } from '@/lib/edit-link';
import { editTarget } from '@/lib/edit-target';
import { collectionPaths, routePaths, type SitePath } from '@/lib/routes';

const items = Object.entries(collectionPaths).flatMap(([below, name]) =>
  contentIn('en')[name].map(({ id }) => `${below}/${id}` as SitePath),
);

test.each([...routePaths, ...items])('the words of %s stand in a file that is there', (path) => {
  expect(existsSync(fileOf(path, 'en'))).toBe(true);
});

test('a page in another language is mended in its own file', () => {
  expect(fileOf('/shipping', 'ta')).toBe('content/policies/shipping.ta.mdx');
  expect(fileOf('/', 'ta')).toBe('content/pages/welcome.ta.yaml');
});

test('a reader mends a page in the repository, where one is set', () => {
  const { href, isExternal } = editLink(
    '/hub/weaving-madurai',
    '/',
    editTarget('en', 'https://github.com/example/site'),
  );

  expect(href).toBe('https://github.com/example/site/edit/main/content/hubs/weaving-madurai.yaml');
  expect(isExternal).toBe(true);
});

test('GitLab has another way to a file', () => {
  expect(editLink('/story', '/story', editTarget('en', 'https://gitlab.com/example/site')).href).toBe(
    'https://gitlab.com/example/site/-/edit/main/content/pages/story.yaml',
  );
});

test('or in the editor in the browser, where one is, at the entry of the page', () => {
  const editor = 'https://edit.example.org';
  const repository = 'https://github.com/example/site';

  expect(editLink('/hub/weaving-madurai', '/', editTarget('en', repository, editor)).href).toBe(
    `${editor}/#/collections/hubs/entries/weaving-madurai`,
  );
  expect(editLink('/', '/ta', editTarget('ta', repository, editor)).href).toBe(
    `${editor}/#/collections/pages/entries/welcome`,
  );
});

test('and writes to us where none is, or the page is nobody’s: the letter names it', () => {
  for (const link of [
    editLink('/story', '/ta/story', editTarget('en', '')),
    editLink(undefined, '/', editTarget('en', 'https://x.example')),
  ]) {
    expect(link.href).toMatch(/^mailto:/);
    expect(link.isExternal).toBe(false);
  }
  expect(decodeURIComponent(editLink('/story', '/ta/story', editTarget('en', '')).href)).toContain('/ta/story');
});
