/** @jest-environment node */
import { existsSync } from 'node:fs';

import { contentIn } from '@/lib/content';
import { editLink, editTarget, fileOf } from '@/lib/edit-link';
import type { Language } from '@/lib/languages';
import { collectionPaths, routePaths, type SitePath } from '@/lib/routes';

const items = Object.entries(collectionPaths).flatMap(([below, name]) =>
  contentIn('en')[name].map(({ id }) => `${below}/${id}` as SitePath),
);

const targetOf = (language: Language, ...addresses: readonly string[]) =>
  editTarget(contentIn(language), language, ...addresses);

test.each([...routePaths, ...items])('the file with the texts of %s exists', (path) => {
  expect(existsSync(fileOf(path, 'en'))).toBe(true);
});

test('a translated page is edited in its own file', () => {
  expect(fileOf('/shipping', 'ta')).toBe('content/policies/shipping.ta.mdx');
  expect(fileOf('/', 'ta')).toBe('content/pages/welcome.ta.yaml');
});

test('the edit link leads to the repository, if set', () => {
  const { href, isExternal } = editLink('/hub/weaving-madurai', '/', targetOf('en', 'https://github.com/example/site'));

  expect(href).toBe('https://github.com/example/site/edit/main/content/hubs/weaving-madurai.yaml');
  expect(isExternal).toBe(true);
});

test('GitLab has a different URL', () => {
  expect(editLink('/story', '/story', targetOf('en', 'https://gitlab.com/example/site')).href).toBe(
    'https://gitlab.com/example/site/-/edit/main/content/pages/story.yaml',
  );
});

test("it leads to the page's entry in the browser editor, if set", () => {
  const editor = 'https://edit.example.org';
  const repository = 'https://github.com/example/site';

  expect(editLink('/hub/weaving-madurai', '/', targetOf('en', repository, editor)).href).toBe(
    `${editor}/#/collections/hubs/entries/weaving-madurai`,
  );
  expect(editLink('/', '/ta', targetOf('ta', repository, editor)).href).toBe(
    `${editor}/#/collections/pages/entries/welcome`,
  );
});

test('otherwise, and on the 404 page, it is an e-mail that names the page', () => {
  for (const link of [
    editLink('/story', '/ta/story', targetOf('en', '')),
    editLink(undefined, '/', targetOf('en', 'https://x.example')),
  ]) {
    expect(link.href).toMatch(/^mailto:/);
    expect(link.isExternal).toBe(false);
  }
  expect(decodeURIComponent(editLink('/story', '/ta/story', targetOf('en', '')).href)).toContain('/ta/story');
});
