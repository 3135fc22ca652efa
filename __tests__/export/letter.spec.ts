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

type Contents = {
  /** Texts outside closed folds. */
  readonly inView?: readonly string[];
  /** Texts that may be folded. */
  readonly anywhere?: readonly string[];
  /** Links outside closed folds: the start of their label, their number, and the start of their path. */
  readonly links?: readonly [label: string, count: number, path?: string];
};

const mentorName = (id: string) => words.mentors.find((mentor) => mentor.id === id)?.name ?? '?';
const active = words.hubs.filter(({ status }) => status === 'Active');

const specified: readonly (readonly [page: string, what: string, Contents])[] = [
  [
    '/mentorship',
    'each program with its length, places, description, features and Apply Now',
    {
      inView: words.programs.flatMap((each) => [each.title, each.duration, each.participants, each.description]),
      anywhere: words.programs.flatMap(({ features }) => features),
      links: ['Apply Now', words.programs.length, '/contact'],
    },
  ],
  [
    '/mentorship',
    'each mentor with role, experience, location, hub and two achievements',
    {
      inView: words.mentors.flatMap((each) => [
        each.name,
        each.role,
        each.experience,
        each.location,
        hubAt(each.hub, 'en')?.name ?? '?',
        ...each.achievements.slice(0, 2),
      ]),
    },
  ],
  [
    '/mentorship',
    'each success story with before, after, income, story and mentor',
    {
      inView: words.successStories.flatMap(({ name, income }) => [name, rupees(income.before), rupees(income.now)]),
      anywhere: words.successStories.flatMap((each) => [each.before, each.after, each.story, mentorName(each.mentor)]),
    },
  ],
  [
    '/hubs',
    'each active hub with artisans, products, features, status and Visit Hub',
    {
      anywhere: active.flatMap((hub) => [hub.description, hub.artisans, ...hub.features, hub.status]),
      links: ['Visit Hub', active.length, '/contact'],
    },
  ],
  ['/b2b', 'all testimonials', { inView: words.corporateTestimonials.flatMap(({ text, author }) => [text, author]) }],
  [
    '/x',
    'each brand with its emoji, place, category and Visit Brand',
    {
      inView: words.brands.flatMap((each) => [each.name, each.emoji, each.location, each.category, each.description]),
      links: ['Visit Brand', words.brands.length],
    },
  ],
  [
    '/volunteer',
    'each opportunity with hours, place, description, duties and Apply Now',
    {
      inView: words.volunteerRoles.flatMap((each) => [
        each.title,
        each.description,
        `${each.hours.from}-${each.hours.to}`,
        each.location,
      ]),
      anywhere: words.volunteerRoles.flatMap(({ features }) => features),
      links: ['Apply Now', words.volunteerRoles.length],
    },
  ],
  [
    '/donor',
    'each area with its range, impact, description, features and Donate',
    {
      inView: words.donationAreas.flatMap((each) => [each.title, rupees(each.from), rupees(each.to), each.impact]),
      anywhere: words.donationAreas.flatMap(({ description, features }) => [description, ...features]),
      links: ['Donate', words.donationAreas.length, '/contact'],
    },
  ],
];

for (const [path, what, { inView: shown = [], anywhere = [], links }] of specified) {
  test(`${path}: ${what}`, () => {
    const main = mainOf(path);
    const view = inView(main);

    expect(missingIn(textOf(view), shown)).toEqual([]);
    expect(missingIn(main.text, anywhere)).toEqual([]);
    if (!links) return;
    const [label, count, start = ''] = links;
    expect(linksIn(view).filter(({ text, href }) => text.startsWith(label) && href.startsWith(start))).toHaveLength(
      count,
    );
  });
}

test('/mentorship: each mentor with links to her page and her hub', () => {
  const hrefs = linksIn(inView(mainOf('/mentorship'))).map(({ href }) => href);
  const expected = words.mentors.flatMap(({ id, hub }) => [`/mentor/${id}`, `/hub/${hub}`]);

  expect(expected.filter((href) => !hrefs.includes(href))).toEqual([]);
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
  const hubPaths = [
    'coconut-tenkasi-main',
    'banana-coimbatore',
    'weaving-madurai',
    'electronics-chennai',
    'pottery-manamadurai',
    'ev-tirunelveli',
  ].map((hub) => `/hub/${hub}`);
  const hrefs = linksIn(mainOf('/story').descendants).map(({ href }) => href);

  // A hub added later is at its own `order`.
  expect(hrefs.filter((href) => hubPaths.includes(href))).toEqual(hubPaths);
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

test('gifts, partners and the list of news have a page in Tamil', () => {
  for (const path of ['/b2b', '/partner', '/news'] as const) {
    expect(pageAt(pathTo(path, 'ta')).language).toBe('ta');
  }
});
