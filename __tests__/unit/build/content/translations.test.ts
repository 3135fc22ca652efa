/** @jest-environment node */
import { isTranslation } from '@/build/content/load/files';
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

import { type Changes, contentWith, exampleOf, idOf } from '../../support/content';

// Every page of this site has a route in each language; here the media kit is in English only.
type AppRoutes = { readonly listAppRoutes: (language: string) => ReadonlySet<string> };

jest.mock('@/build/content/app-routes', (): AppRoutes => {
  const actual = jest.requireActual<AppRoutes>('@/build/content/app-routes');
  return {
    ...actual,
    listAppRoutes: (language) =>
      new Set([...actual.listAppRoutes(language)].filter((route) => language === 'en' || route !== '/media-kit')),
  };
});

const english = 'medium: drawing\nfile: loom.svg\nalt: A loom\n';
const pair = (alt: string, tamil: string) =>
  new Map([
    ['images/a.yaml', english.replace('A loom', alt)],
    ['images/a.ta.yaml', `alt: ${tamil}\n`],
  ]);

const before = listPairs(pair('A loom', 'தறி'));
const lock = renewLock(before, new Map());

test('a translation is outdated once its original changes', () => {
  expect(listOldTranslations(before, lock)).toEqual([]);
  expect(listOldTranslations(listPairs(pair('A large loom', 'தறி')), lock).map(formatIssue)).toEqual([
    expect.stringMatching(/^content\/images\/a\.ta\.yaml:1:1: alt: is outdated/),
  ]);
});

test('it stays outdated until it is updated or confirmed', () => {
  const changed = listPairs(pair('A large loom', 'தறி'));

  expect(listOldTranslations(changed, renewLock(changed, lock))).toHaveLength(1);
  expect(listOldTranslations(changed, renewLock(changed, lock, ['content/images/a.ta.yaml']))).toEqual([]);

  const relocked = listPairs(pair('A large loom', 'பெரிய தறி'));
  expect(listUnlockedTranslations(relocked, lock)).toHaveLength(1);
  expect(listOldTranslations(relocked, renewLock(relocked, lock))).toEqual([]);
});

test('the lock is sorted, round-trips, and drops removed texts', () => {
  expect(readLock(writeLock(lock))).toEqual(lock);
  expect(renewLock([], lock).size).toBe(0);
});

test('an unreadable file is reported before its entries are dropped from the lock', () => {
  const broken = new Map([...pair('A loom', 'தறி'), ['images/a.ta.yaml', 'alt: "தறி\n']]);

  expect(findUnreadable(pair('A loom', 'தறி'))).toEqual([]);
  expect(findUnreadable(broken)).toEqual([expect.objectContaining({ file: 'content/images/a.ta.yaml' })]);
});

/** The fields of a policy in Tamil, made of one word. */
const headOf = (word: string): string => {
  const lead = `${word} `.repeat(10).trim();
  return `label: ${word}\ndescription: ${lead}\ntitle: ${word}\nlead: ${lead}`;
};
const head = headOf('விதிகள்');

/** The Tamil of a policy: its text with a Tamil letter in each paragraph. */
const inTamil = (name: string, fields = head): string => {
  const body = (contentWith({}).get(`policies/${name}.mdx`) ?? '').replace(/^---\n[^]*?\n---\n/, '');
  return `---\n${fields}\n---\n${body.replaceAll(/^(?:((?:#+|-|>|\d+\.) )|(?=[\p{Lu}*]))/gmu, '$1அ ')}`;
};

test('public builds contain a legally binding translation only after a review', () => {
  const readByOne = `reviewed: '2026-05-04'\nreviewedBy: A reader\n${head}`;
  const files = contentWith({
    'pages/creator.ta.yaml': 'label: கற்க\n',
    'policies/refunds.ta.mdx': inTamil('refunds', headOf('திரும்ப')),
    'policies/shipping.ta.mdx': inTamil('shipping', readByOne),
  });
  const translated = (isPublic: boolean) => loadContent(files, undefined, isPublic).content?.ta.translated;

  expect(translated(false)).toEqual(expect.arrayContaining(['/shipping', '/refunds', '/creator']));
  expect(translated(true)).toEqual(expect.arrayContaining(['/shipping', '/creator']));
  expect(translated(true)).not.toContain('/refunds');
});

test('an MDX translation exists only with a body', () => {
  const { content } = loadContent(contentWith({ 'policies/shipping.ta.mdx': `---\n${head}\n---\n` }));

  expect(content?.ta.translated).not.toContain('/shipping');
});

test('a page exists in a language if its texts do', () => {
  const translated = (changes: Changes) => loadContent(contentWith(changes)).content?.ta.translated;
  const hub = exampleOf('hubs', /^status: Opening$/m);

  expect(translated({ 'pages/faq.ta.yaml': 'label: கேள்விகள்\n' })).toEqual(
    expect.arrayContaining(['/faq', `/hub/${idOf(hub)}`]),
  );
  const without = translated({ 'pages/faq.ta.yaml': undefined, [hub.replace('.yaml', '.ta.yaml')]: undefined });
  expect(without).not.toContain('/faq');
  expect(without).not.toContain(`/hub/${idOf(hub)}`);
  // Texts alone do not create a page.
  expect(without).not.toContain('/media-kit');
});

test('an untranslated page only needs its menu texts, on a site with Tamil', () => {
  const all = new Map(contentWith({ 'pages/media-kit.ta.yaml': undefined }));
  const reported = (files: ReadonlyMap<string, string>) =>
    loadContent(files)
      .untranslated.filter(({ file }) => file === 'content/pages/media-kit.ta.yaml')
      .map(({ path }) => path);

  expect(reported(all)).toEqual([['label'], ['description']]);
  expect(reported(new Map([...all].filter(([file]) => !isTranslation(file))))).toEqual([]);
});
