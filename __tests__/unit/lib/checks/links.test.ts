/** @jest-environment node */
import { checkLinks, linksIn, wrongTarget, type Targets } from '@/lib/checks/links';

const targets: Targets = {
  pages: new Map<string, ReadonlySet<string> | 'any'>([
    ['/contact', new Set(['form', 'faq'])],
    ['/story', new Set()],
    ['/broken', 'any'],
  ]),
  hasFile: (path) => path === '/papers/catalogue.pdf',
};

test.each([
  '/contact',
  '/contact#form',
  '/contact?subject=Hello#faq',
  '#form',
  '/papers/catalogue.pdf',
  '/broken#any',
  'https://example.org',
  'tel:+9146',
])('lets %s pass', (href) => {
  expect(wrongTarget(href, targets, ['/contact'])).toBeUndefined();
});

test.each([
  ['/stroy', "'/stroy' is no page of this site. Did you mean '/story'?"],
  ['/papers/other.pdf', "'/papers/other.pdf' is no page of this site."],
  ['/contact#from', "'/contact' has no place '#from'. Did you mean '#form'?"],
  ['/story#form', "'/story' has no place '#form'. There are none."],
  ['#faqs', "'#faqs' is no place on /contact. Did you mean '#faq'?"],
  ['#', "'#' is no place on /contact."],
  ['contct', "'contct' leads nowhere. Did you mean '/contact'?"],
  ['contact#form', "Did you mean '/contact#form'?"],
  ['www.example.org', "'www.example.org' leads nowhere. Begin it with / for a page of this site"],
  ['http://example.org', 'or with https://'],
  ['', "'' leads nowhere. Begin it with"],
])('tells that %s leads nowhere', (href, message) => {
  expect(wrongTarget(href, targets, ['/contact'])).toContain(message);
});

test('finds links however deep they stand, and no other text', () => {
  const values = { page: { actions: [{ label: '/not-a-link', path: '/story' }, { href: 'stroy' }] } };

  expect(linksIn(values)).toEqual([
    { trail: ['page', 'actions', '0', 'path'], href: '/story' },
    { trail: ['page', 'actions', '1', 'href'], href: 'stroy' },
  ]);
});

test('names file, link and field', () => {
  const values = { hero: { action: { path: '/stroy' } } };

  expect(checkLinks([{ file: 'content/home.ts', values, pages: [] }], targets)).toEqual([
    { file: 'content/home.ts', item: '/stroy', field: 'hero.action.path', message: wrongTarget('/stroy', targets, []) },
  ]);
});
