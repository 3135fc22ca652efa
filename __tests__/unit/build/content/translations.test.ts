/** @jest-environment node */
import { readContentFiles } from '@/build/content/load/files';
import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';
import {
  listOldTranslations,
  listPairs,
  readLock,
  renewLock,
  findUnreadable,
  listUnlockedTranslations,
  writeLock,
} from '@/build/content/translate/lock';

import { altered, contentWith, exampleOf, idOf } from '../../support/content';

const english = 'medium: drawing\nfile: loom.svg\nalt: A loom\n';
const files = (alt: string, tamil: string) =>
  new Map([
    ['images/a.yaml', english.replace('A loom', alt)],
    ['images/a.ta.yaml', `alt: ${tamil}\n`],
  ]);

const before = listPairs(files('A loom', 'தறி'));
const lock = renewLock(before, new Map());

test('a translation is outdated once its original changes', () => {
  expect(listOldTranslations(before, lock)).toEqual([]);
  expect(listOldTranslations(listPairs(files('A large loom', 'தறி')), lock).map(formatIssue)).toEqual([
    expect.stringMatching(/^content\/images\/a\.ta\.yaml:1:6: alt: is outdated/),
  ]);
});

test('it stays outdated until it is updated or confirmed', () => {
  const changed = listPairs(files('A large loom', 'தறி'));

  expect(listOldTranslations(changed, renewLock(changed, lock))).toHaveLength(1);
  expect(listOldTranslations(changed, renewLock(changed, lock, ['content/images/a.ta.yaml']))).toEqual([]);

  const relocked = listPairs(files('A large loom', 'பெரிய தறி'));
  expect(listUnlockedTranslations(relocked, lock)).toHaveLength(1);
  expect(listOldTranslations(relocked, renewLock(relocked, lock))).toEqual([]);
});

test('the lock is sorted, round-trips, and drops removed texts', () => {
  expect(readLock(writeLock(lock))).toEqual(lock);
  expect(renewLock([], lock).size).toBe(0);
});

test('an unreadable file is reported before its entries are dropped from the lock', () => {
  const broken = new Map([...files('A loom', 'தறி'), ['images/a.ta.yaml', 'alt: "தறி\n']]);

  expect(findUnreadable(files('A loom', 'தறி'))).toEqual([]);
  expect(findUnreadable(broken)).toEqual([expect.objectContaining({ file: 'content/images/a.ta.yaml' })]);
});

test('public builds contain a legally binding translation only after a review', () => {
  const readByOne = altered(
    'policies/shipping.ta.mdx',
    'label:',
    "reviewed: '2026-05-04'\nreviewedBy: A reader\nlabel:",
  );
  const translated = (isPublic: boolean) =>
    loadContent(contentWith({ 'policies/shipping.ta.mdx': readByOne }), undefined, isPublic).content?.ta.translated;

  expect(translated(false)).toEqual(expect.arrayContaining(['/shipping', '/refunds', '/creator']));
  expect(translated(true)).toEqual(expect.arrayContaining(['/shipping', '/creator']));
  expect(translated(true)).not.toContain('/refunds');
});

test('an MDX translation exists only with a body', () => {
  const head = altered('policies/shipping.ta.mdx', /(?<=\n---\n)[^]*$/, '');
  const { content } = loadContent(contentWith({ 'policies/shipping.ta.mdx': head }));

  expect(content?.ta.translated).not.toContain('/shipping');
});

test('a page exists in a language if its texts do', () => {
  const hub = idOf(exampleOf('hubs'));
  const { content } = loadContent(contentWith({ 'pages/faq.ta.yaml': undefined, [`hubs/${hub}.ta.yaml`]: undefined }));

  expect(content?.ta.translated).not.toContain('/faq');
  expect(content?.ta.translated).not.toContain(`/hub/${hub}`);
  // Menu texts alone do not create a page.
  expect(content?.ta.translated).not.toContain('/x');
});

test('an untranslated page only needs its menu texts', () => {
  const all = new Map(readContentFiles('content'));
  all.delete('pages/media-kit.ta.yaml');
  const reported = loadContent(all).untranslated.filter(({ file }) => file === 'content/pages/media-kit.ta.yaml');

  expect(reported.map(({ path }) => path)).toEqual([['label'], ['description']]);
});
