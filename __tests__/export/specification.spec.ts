import { expect, test } from '@playwright/test';

import { getContent } from '@/lib/content';
import { getFigure, isAboveZero } from '@/lib/content/figures';

import type { ExportedElement } from './support/document';
import { exportedPages, find, isEmptyPage, type ExportedPage } from './support/pages';

// Labels, links and orders that the specification names. What is in view is checked in e2e/specification.spec.ts.

const words = getContent('en');

function pageAt(path: string): ExportedPage {
  const page = exportedPages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

const mainOf = (path: string): ExportedElement => {
  const [main] = find(pageAt(path), 'main');
  if (!main) throw new Error(`${path} has no main.`);
  return main;
};

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const missingIn = (text: string, expected: readonly string[]): string[] =>
  expected.filter((each) => !text.includes(flat(each)));

const linksIn = (elements: readonly ExportedElement[]): { text: string; href: string }[] =>
  elements
    .filter(({ tag }) => tag === 'a')
    .map(({ text, attributes }) => ({ text: flat(text), href: attributes.href ?? '' }));

test('/mentorship: each mentor with links to her page and her hub', () => {
  const hrefs = linksIn(mainOf('/mentorship').descendants).map(({ href }) => href);
  const expected = words.mentors.flatMap(({ id, hub }) => [`/mentor/${id}`, `/hub/${hub}`]);

  expect(expected.filter((href) => !hrefs.includes(href))).toEqual([]);
});

test('Home: the impact is in the order of the specification: women, products, villages, categories', () => {
  const { text } = mainOf('/');
  const specified = ['womenTrained', 'productsCreated', 'villages', 'craftCategories'];
  const published = new Set(words.figures.figures?.filter(isAboveZero).map(({ name }) => name));
  const places = specified
    .filter((figure) => published.has(figure))
    .map((figure) => {
      const { value, label } = getFigure(figure, 'en');
      return text.lastIndexOf(`${value} ${label}`);
    });

  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('/story: the hubs are in the order of the specification', () => {
  const specified = [
    'coconut-tenkasi-main',
    'banana-coimbatore',
    'weaving-madurai',
    'electronics-chennai',
    'pottery-manamadurai',
    'ev-tirunelveli',
  ];
  const ids = specified.filter((id) => words.hubs.some((hub) => hub.id === id));
  const hrefs = linksIn(mainOf('/story').descendants).map(({ href }) => href.replace('/hub/', ''));

  // A hub added later is at its own `order`.
  expect(hrefs.filter((href) => ids.includes(href))).toEqual(ids);
});

test.describe('labels are capitalised as in the specification', () => {
  const labels: readonly (readonly [path: string, ...labels: string[]])[] = [
    ['/', 'Read Our Story', 'Shop Products'],
    ['/story', 'Shop Our Products', 'Bulk Orders'],
    ['/contact', 'Call Us', 'Email Us', 'Return to Home', 'Explore Her Work'],
    ['/timeline', 'Become a Creator', 'Support the Movement'],
    ['/mentorship', 'Apply for Programs', 'Learn Our Story', 'View Full Profile', 'Visit Hub'],
    ...(words.programs.length > 0 ? [['/mentorship', 'Apply Now'] as const] : []),
    ['/mentorship', 'Women Guided', 'Apply as Mentee', 'Become a Mentor'],
    ['/events', 'Register Now'],
    ['/news', 'Subscribe'],
    ['/volunteer', 'Apply Now'],
    ['/donor', 'Donate'],
    ['/hubs', 'Visit Hub'],
    ['/x', 'Visit Brand'],
    ['/sitemap', 'Main Pages', 'Join Our Community', 'Information & Resources', 'Support & Legal'],
    ['/no-such/page', 'Page Not Found', 'Go Home', 'Go Back'],
  ];
  for (const [path, ...expected] of labels) {
    if (isEmptyPage(path)) continue;
    test(`${path}: ${expected.join(', ')}`, () => {
      expect(missingIn(mainOf(path).text, expected)).toEqual([]);
    });
  }

  test('in header and footer', () => {
    for (const page of exportedPages.filter(({ language }) => language === 'en')) {
      expect(find(page, 'header')[0]?.text).toContain('Shop Now');
      expect(missingIn(find(page, 'footer')[0]?.text ?? '', ['Bulk Orders', 'Our Story', 'Join Us'])).toEqual([]);
    }
  });
});

test('English buttons are in title case', () => {
  const small = new Set('a an and as at by for from in of on or the to with about'.split(' '));
  const wrong = exportedPages
    .filter(({ language }) => language === 'en')
    .flatMap(({ path, elements }) =>
      elements
        .filter(({ attributes }) => (attributes.class ?? '').split(' ').includes('button'))
        .map(({ descendants, ownText, text }) => {
          const hidden = descendants.filter(({ attributes }) => /visually-hidden/.test(attributes.class ?? ''));
          return hidden.reduce((rest, each) => rest.replace(each.text, ''), text || ownText).trim();
        })
        .filter((label) => label.split(/[\s,]+/).some((word) => /^[a-z]/.test(word) && !small.has(word)))
        .map((label) => `${path}: ${label}`),
    );

  expect([...new Set(wrong)]).toEqual([]);
});
