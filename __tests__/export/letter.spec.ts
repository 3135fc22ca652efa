import { expect, test } from '@playwright/test';

import { contentIn } from '@/lib/content';
import { figureAt } from '@/lib/figures';
import { hubAt } from '@/lib/hubs';
import { pathTo } from '@/lib/links';
import { formatsOf } from '@/lib/text/format';

import type { ExportedElement } from './support/document';
import { exportedPages, find, type ExportedPage } from './support/pages';

// Checks that each page shows what the specification lists for it. In view: outside folds that are closed on phones.

const words = contentIn('en');
const { rupees } = formatsOf('en');

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

/** Elements inside closed folds, except summaries. */
function folded({ descendants }: ExportedElement): ReadonlySet<ExportedElement> {
  const folds = descendants.filter(({ tag, attributes }) => tag === 'details' && attributes.open === undefined);
  return new Set(
    folds.flatMap((fold) => {
      const summary = fold.descendants.find(({ tag }) => tag === 'summary');
      const kept = new Set(summary ? [summary, ...summary.descendants] : []);
      return fold.descendants.filter((element) => !kept.has(element));
    }),
  );
}

const inView = (element: ExportedElement): ExportedElement[] => {
  const hidden = folded(element);
  return [element, ...element.descendants.filter((each) => !hidden.has(each))];
};

const textOf = (elements: readonly ExportedElement[]): string =>
  elements
    .filter(({ attributes }) => !/visually-hidden/.test(attributes.class ?? ''))
    .map(({ ownText }) => ownText)
    .join(' ')
    .replace(/\s+/g, ' ');

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const missingIn = (text: string, expected: readonly string[]): string[] =>
  expected.filter((each) => !text.includes(flat(each)));

const linksIn = (elements: readonly ExportedElement[]): { text: string; href: string }[] =>
  elements
    .filter(({ tag }) => tag === 'a')
    .map(({ text, attributes }) => ({ text: flat(text), href: attributes.href ?? '' }));

test('/mentorship: each program with its length, places, description, features and Apply Now', () => {
  const main = mainOf('/mentorship');
  const view = inView(main);

  expect(
    missingIn(
      textOf(view),
      words.programs.flatMap(({ title, duration, participants, description }) => [
        title,
        duration,
        participants,
        description,
      ]),
    ),
  ).toEqual([]);
  expect(
    missingIn(
      main.text,
      words.programs.flatMap(({ features }) => features),
    ),
  ).toEqual([]);
  const apply = linksIn(view).filter(({ text, href }) => text.startsWith('Apply Now') && href.startsWith('/contact'));
  expect(apply).toHaveLength(words.programs.length);
});

test('/mentorship: each mentor with role, experience, location, hub, two achievements and both links', () => {
  const view = inView(mainOf('/mentorship'));
  const hrefs = linksIn(view).map(({ href }) => href);

  expect(
    missingIn(
      textOf(view),
      words.mentors.flatMap(({ name, role, experience, location, hub, achievements }) => [
        name,
        role,
        experience,
        location,
        hubAt(hub, 'en')?.name ?? '?',
        ...achievements.slice(0, 2),
      ]),
    ),
  ).toEqual([]);
  expect(words.mentors.filter(({ id }) => !hrefs.includes(`/mentor/${id}`)).map(({ id }) => id)).toEqual([]);
  expect(words.mentors.filter(({ hub }) => !hrefs.includes(`/hub/${hub}`)).map(({ hub }) => hub)).toEqual([]);
  expect(textOf(view)).toContain('Women Guided');
});

test('/mentorship: each success story with before, after, income, story and mentor', () => {
  const main = mainOf('/mentorship');
  const mentorName = (id: string) => words.mentors.find((mentor) => mentor.id === id)?.name ?? '?';

  expect(
    missingIn(
      textOf(inView(main)),
      words.successStories.flatMap(({ name, income }) => [name, rupees(income.before), rupees(income.now)]),
    ),
  ).toEqual([]);
  expect(
    missingIn(
      main.text,
      words.successStories.flatMap(({ before, after, story, mentor }) => [before, after, story, mentorName(mentor)]),
    ),
  ).toEqual([]);
});

test('/hubs: each active hub with artisans, products, features, status and Visit Hub', () => {
  const main = mainOf('/hubs');
  const active = words.hubs.filter(({ status }) => status === 'Active');

  expect(
    missingIn(
      main.text,
      active.flatMap(({ description, artisans, features, status }) => [description, artisans, ...features, status]),
    ),
  ).toEqual([]);
  const visits = linksIn(inView(main)).filter(
    ({ text, href }) => text.startsWith('Visit Hub') && href.startsWith('/contact'),
  );
  expect(visits).toHaveLength(active.length);
});

test('/b2b: all corporate testimonials in view', () => {
  expect(
    missingIn(
      textOf(inView(mainOf('/b2b'))),
      words.corporateTestimonials.flatMap(({ text, author }) => [text, author]),
    ),
  ).toEqual([]);
});

test('/x: each brand with its emoji, place, category and Visit Brand', () => {
  const view = inView(mainOf('/x'));

  expect(
    missingIn(
      textOf(view),
      words.brands.flatMap(({ name, emoji, location, category, description }) => [
        name,
        emoji,
        location,
        category,
        description,
      ]),
    ),
  ).toEqual([]);
  expect(linksIn(view).filter(({ text }) => text.startsWith('Visit Brand'))).toHaveLength(words.brands.length);
});

test('/volunteer: each opportunity with hours, place, description, duties and Apply Now', () => {
  const main = mainOf('/volunteer');
  const view = inView(main);

  expect(
    missingIn(
      textOf(view),
      words.volunteerRoles.flatMap(({ title, description, hours, location }) => [
        title,
        description,
        `${hours.from}-${hours.to}`,
        location,
      ]),
    ),
  ).toEqual([]);
  expect(
    missingIn(
      main.text,
      words.volunteerRoles.flatMap(({ features }) => features),
    ),
  ).toEqual([]);
  expect(linksIn(view).filter(({ text }) => text.startsWith('Apply Now'))).toHaveLength(words.volunteerRoles.length);
});

test('/donor: each area with its range, impact, description, features and Donate', () => {
  const main = mainOf('/donor');
  const view = inView(main);

  expect(
    missingIn(
      textOf(view),
      words.donationAreas.flatMap(({ title, from, to, impact }) => [title, rupees(from), rupees(to), impact]),
    ),
  ).toEqual([]);
  expect(
    missingIn(
      main.text,
      words.donationAreas.flatMap(({ description, features }) => [description, ...features]),
    ),
  ).toEqual([]);
  const donate = linksIn(view).filter(({ text, href }) => text.startsWith('Donate') && href.startsWith('/contact'));
  expect(donate).toHaveLength(words.donationAreas.length);
});

test('Home: the impact is in the order of the specification: women, products, villages, categories', () => {
  const { text } = mainOf('/');
  const places = ['womenTrained', 'productsCreated', 'villages', 'craftCategories'].map((figure) => {
    const { value, label } = figureAt(figure, 'en');
    return text.lastIndexOf(`${value} ${label}`);
  });

  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('/story: the hubs are in the order of the specification', () => {
  const hrefs = linksIn(mainOf('/story').descendants)
    .map(({ href }) => href)
    .filter((href) => href.startsWith('/hub/'));

  expect(hrefs).toEqual(
    [
      'coconut-tenkasi-main',
      'banana-coimbatore',
      'weaving-madurai',
      'electronics-chennai',
      'pottery-manamadurai',
      'ev-tirunelveli',
    ].map((hub) => `/hub/${hub}`),
  );
});

test.describe('labels are capitalised as in the specification', () => {
  const labels: readonly (readonly [path: string, ...labels: string[]])[] = [
    ['/', 'Read Our Story', 'Shop Products'],
    ['/story', 'Shop Our Products', 'Bulk Orders'],
    ['/contact', 'Call Us', 'Email Us', 'Return to Home', 'Explore Her Work'],
    ['/timeline', 'Become a Creator', 'Support the Movement'],
    ['/mentorship', 'Apply for Programs', 'Learn Our Story', 'Apply Now', 'View Full Profile', 'Visit Hub'],
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
  const small = new Set([
    'a',
    'an',
    'and',
    'as',
    'at',
    'by',
    'for',
    'from',
    'in',
    'of',
    'on',
    'or',
    'the',
    'to',
    'with',
    'about',
  ]);
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

test('gifts, partners and the list of news have a page in Tamil', () => {
  for (const path of ['/b2b', '/partner', '/news'] as const) {
    expect(pageAt(pathTo(path, 'ta')).language).toBe('ta');
  }
});
