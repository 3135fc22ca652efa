/** @jest-environment node */
import { checkRelations } from '@/build/content/relations';
import { collections, type Content } from '@/lib/content/schemas';

const empty = {
  ...Object.fromEntries(Object.keys(collections).map((name) => [name, []])),
  words: {},
  notFound: { title: 'Page not found' },
  translated: [],
  enterprise: { name: 'Kaivinai' },
  figures: { figures: [] },
  constants: { rupees: {}, shares: { goodsTax: 0.05 } },
};

/** Item, field and message of each conflict. */
const conflicts = (content: object): string[] =>
  // The cast is safe: the relations under test read no other fields.
  checkRelations({ ...empty, ...content } as unknown as Content).map(
    ({ item, path, message }) => `${item} ${path.join('.')}: ${message}`,
  );

const mentor = { id: 'kala-r', name: 'Kala R.', quote: 'a', summary: 'b', portrait: 'counting-coins', sample: true };
const hub = { id: 'loom-salem', name: 'Loom hub', status: 'Active', makers: 50 };
const piece = { id: 'a', name: 'A', code: 'A-1', product: 'products/a', price: 249, parts: [] };
const rupees = { middleBandTo: 999, freeShippingAbove: 999, lowBandBelow: 500, middleBandFrom: 500 };

test.each<readonly [string, object, string]>([
  [
    'two items of one name',
    { leaders: [mentor, { ...mentor, id: 'b', portrait: 'threading' }] },
    'leaders/b name: is the same as in content/leaders/kala-r.',
  ],
  [
    'two articles of one title',
    {
      news: [
        { id: 'a', title: 'A', sample: true },
        { id: 'b', title: 'A', sample: true },
      ],
    },
    'news/b title: is the same as in content/news/a.',
  ],
  [
    'one quote in two files',
    {
      testimonials: [
        { id: 'a', name: 'A', quote: 'Q', sample: true },
        { id: 'b', name: 'B', quote: 'Q', sample: true },
      ],
    },
    'testimonials/b quote: is the same',
  ],
  ['a person without consent', { mentors: [{ ...mentor, sample: undefined }] }, 'mentors/kala-r consent: is missing'],
  [
    'a person without a portrait',
    { mentors: [{ ...mentor, portrait: undefined }] },
    'mentors/kala-r portrait: is missing',
  ],
  [
    'a portrait of two people',
    { mentors: [mentor, { ...mentor, id: 'b', name: 'B', summary: 'c' }] },
    'mentors/b portrait: is already set in content/mentors/kala-r.yaml.',
  ],
  [
    'a second portrait of a person',
    { mentors: [mentor], leaders: [{ ...mentor, name: 'Kala', portrait: 'threading' }] },
    'leaders/kala-r portrait: is already set in content/mentors/kala-r.yaml.',
  ],
  [
    'a former name that another item has',
    { hubs: [hub, { ...hub, id: 'b', name: 'B', formerly: ['loom-salem'] }] },
    "hubs/b formerly.0: 'loom-salem' already leads to 'loom-salem'.",
  ],
  [
    'one page of the store for two pieces',
    { pieces: [piece, { ...piece, id: 'b', name: 'B', code: 'B-1' }] },
    'pieces/b product: is the same as in content/pieces/a.',
  ],
  [
    'one code of a piece and of a set',
    { pieces: [piece], giftSets: [{ id: 's', name: 'S', code: 'A-1' }] },
    'pieces/a code: is the same as in content/gift-sets/s.',
  ],
  [
    'a tax that is more than its rate makes of the price',
    { pieces: [{ ...piece, parts: [{ label: 'GST, 5%', rupees: 120 }] }] },
    'pieces/a parts.0.rupees: is 120, but 5% tax in a price of 249 is 12 at most.',
  ],
  [
    'a gap between shipping bands',
    { constants: { rupees: { ...rupees, freeShippingAbove: 1001 }, shares: {} } },
    'site/policy-constants rupees.middleBandTo: is 999, but freeShippingAbove is 1001.',
  ],
])('%s is one conflict', (_, content, conflict) => {
  expect(conflicts(content)).toEqual([expect.stringContaining(conflict)]);
});

test('allowed: a person quoted twice or in two collections, and an article signed by the enterprise', () => {
  const content = {
    mentors: [mentor],
    leaders: [{ ...mentor, portrait: undefined }],
    testimonials: [
      { id: 'a', name: 'A', quote: 'P', sample: true },
      { id: 'b', name: 'A', quote: 'Q', consent: '2026-05-04' },
    ],
    news: [{ id: 'a', title: 'A', author: 'Kaivinai' }],
  };

  expect(conflicts(content)).toEqual([]);
});
