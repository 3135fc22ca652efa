/** @jest-environment node */
import { altered, contentWith, exampleOf, hubIn, issuesWith } from '../../../support/content';

import { loadContent } from '@/build/content/load';

type Row = readonly [issue: string, file: string, text: string, told: string];

const change = (issue: string, file: string, before: string | RegExp, after: string, told: string): Row => [
  issue,
  file,
  altered(file, before, after),
  told,
];

const issues: readonly Row[] = [
  change('a brand without a name', 'brands/nool-veedu.yaml', 'name: Nool Veedu', 'name: ""', 'name: is empty'),
  change(
    'a category that is none',
    'brands/nool-veedu.yaml',
    'category: Handmade',
    'category: Handmad',
    'category: "Handmad" is none of those there are. Did you mean \'Handmade\'?',
  ),
  change('a rating above five', 'brands/nool-veedu.yaml', 'rating: 4.7', 'rating: 5.1', 'rating: must be at most 5'),
  change('a rating below none', 'brands/nool-veedu.yaml', 'rating: 4.7', 'rating: -1', 'rating: must be at least 0'),
  change('a rating in quotes', 'brands/nool-veedu.yaml', 'rating: 4.7', 'rating: "4.7"', 'is not a rating from 0 to 5'),
  change(
    'two brands of one name',
    'brands/nool-veedu.yaml',
    'name: Nool Veedu',
    'name: Vembu Wellness',
    'name: is the same in content/brands/',
  ),
  change(
    'a quote of a brand that is none',
    'brand-testimonials/devi-prakash.yaml',
    'brand: nool-veedu',
    'brand: nool-vedu',
    "brand: 'nool-vedu' is none of brands. Did you mean 'nool-veedu'?",
  ),
  change(
    'two partners of one name',
    'partners/neidhal-hotels.yaml',
    'name: Neidhal Hotels',
    'name: Pothigai Foods',
    'name: is the same in content/partners/',
  ),
  change(
    'a quote of a company that is no partner',
    'corporate-testimonials/thomas-edwin.yaml',
    'company: neidhal-hotels',
    'company: nobody',
    "company: 'nobody' is none of partners. There are: ",
  ),
  change('a range that falls', 'donation-areas/training.yaml', 'from: 5000', 'from: 50000', 'to: ends below the sum'),
  change(
    'an amount in words',
    'donation-areas/training.yaml',
    'from: 5000',
    'from: ₹5,000',
    'from: is "₹5,000", and must be a number',
  ),
  change(
    'a gift that does nothing in particular',
    'donation-areas/training.yaml',
    /features:\n(?: {2}- .*\n)+/,
    'features: []\n',
    'features: must have at least 1, has 0',
  ),
  change(
    'two kinds of partnership of one title',
    'partnership-types/ngo.yaml',
    'title: NGO partnership',
    'title: Corporate partnership',
    'title: is the same in content/',
  ),
  change(
    'a promise that the policies do not make',
    'pages/home.yaml',
    'above {freeShippingAbove}',
    'above ₹499',
    "'₹999' stands in no promise. Write {freeShippingAbove}",
  ),
  change(
    'a constant that is none',
    'papers/catalogue.yaml',
    'Within {returnWindow}',
    'Within {returnWindw}',
    "terms.rows[4].text: asks for '{returnWindw}', which nothing here knows. Did you mean 'returnWindow'?",
  ),
  change(
    'a figure that is none',
    'pages/home.yaml',
    'figure: artisans',
    'figure: artisan',
    "'artisan' is no figure. Did you mean 'artisans'?",
  ),
  change(
    'a paper that is none',
    'pages/b2b.yaml',
    'paper: catalogue',
    'paper: catalog',
    'paper: "catalog" is none of those there are. Did you mean',
  ),
  change(
    'a link that leads to two places',
    'pages/faq.yaml',
    'external: store',
    'external: store\n            path: /shop',
    'leads to path and external',
  ),
  change('a colour that is none', 'site/brand.yaml', /hex: .*/, 'hex: red', 'hex: is no colour'),
];

test.each(issues)('tells %s, with its place', (_, file, text, told) => {
  const placed = issuesWith({ [file]: text }).filter((line) => new RegExp(`^content/${file}:\\d+:\\d+: `).test(line));

  expect(placed).toContainEqual(expect.stringContaining(told));
});

const contentOf = (changes: Parameters<typeof contentWith>[0]) => {
  const { content, issues: found } = loadContent(contentWith(changes));
  expect(found).toEqual([]);
  return content?.en;
};

test('counts the items of a collection in prose by itself', () => {
  const fifth = altered('brands/nool-veedu.yaml', 'name: Nool Veedu', 'name: Pavai');

  const four = contentOf({})?.pages.x.brands.title;
  const five = contentOf({ 'brands/pavai.yaml': fifth })?.pages.x.brands.title;

  expect(four).toMatch(/^Four /);
  expect(five).toBe(four?.replace('Four', 'Five'));
});

test.each([
  ['brands', ['brand-testimonials']],
  ['partners', ['corporate-testimonials']],
  ['donation-areas', []],
  ['partnership-types', []],
])('reads content without %s', (folder, others) => {
  const gone = [...contentWith({}).keys()].filter((file) => [folder, ...others].includes(file.split('/')[0] ?? ''));

  expect(gone.length).toBeGreaterThan(0);
  expect(issuesWith(Object.fromEntries(gone.map((file) => [file, undefined])))).toEqual([]);
});

test('an active hub more stands in prose, and in the press release, by itself', () => {
  const [hub, planned] = [/^status: Active$/m, /^status: Planned$/m].map((status) =>
    hubIn('Erode', exampleOf('hubs', status)).replace(/^craft: .*\n(?:inProse: .*\n)?/m, 'craft: Palm leaf\n'),
  );

  const { pages, factSheet } = contentOf({ 'hubs/palm-erode.yaml': planned }) ?? {};
  expect(pages?.about.who.paragraphs.join(' ')).toContain('palm leaf');
  expect(pages?.['press-release'].release.about).toContain('palm leaf');
  expect(factSheet?.hubs).toMatch(/^Seven /);

  const release = contentOf({ 'hubs/palm-erode.yaml': hub })?.pages['press-release'].release.paragraphs.join(' ');
  expect(release).toMatch(/\(Erode, \d+\)/);
  expect(
    contentOf({ 'hubs/palm-erode.yaml': planned })?.pages['press-release'].release.paragraphs.join(' '),
  ).not.toContain('Erode');
});

test('tells of two figures that a page shows under one label', () => {
  const file = 'pages/home.yaml';
  const told = issuesWith({
    [file]: altered(file, 'lead: Each dot', 'lead: "{creatorVillages} villages. Each dot').replace(
      /(\{creatorVillages\}.*)$/m,
      '$1"',
    ),
  });

  expect(told).toEqual([
    expect.stringMatching(
      /^content\/site\/figures\.yaml:\d+:\d+: .*'Villages' is the label of 'villages', too, and \/ shows both/,
    ),
  ]);
});

test('knows which pages show a figure, by field and by text', () => {
  const shown = contentOf({
    'pages/faq.yaml': altered('pages/faq.yaml', 'lead: Four', 'lead: "{awardsWon} awards. Four').replace(
      /(\{awardsWon\}.*)$/m,
      '$1"',
    ),
  })?.shownOn;

  expect(shown?.awardsWon).toEqual(['/x', '/faq']);
});
