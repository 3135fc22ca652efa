/** @jest-environment node */
import { itemsDiffer } from '@/build/content/relations/unique';
import { collections, type Content } from '@/lib/content/schemas';

const none = Object.fromEntries(Object.keys(collections).map((name) => [name, []]));

/** What is said of two items of a collection. */
const told = (name: string, one: object, other: object) =>
  // The cast is safe: nothing else is read.
  itemsDiffer({
    ...none,
    [name]: [
      { id: 'one', ...one },
      { id: 'other', ...other },
    ],
  } as unknown as Content);

test.each([
  ['hubs', { name: 'A' }, { name: 'A' }, 'hubs', 'yaml'],
  ['mentors', { name: 'A' }, { name: 'A' }, 'mentors', 'yaml'],
  ['news', { title: 'A', desc: 'B' }, { title: 'C', desc: 'B' }, 'news', 'mdx'],
  ['testimonials', { name: 'A', quote: 'B' }, { name: 'C', quote: 'B' }, 'testimonials', 'yaml'],
  ['gallery', { title: 'A', woodcut: 'x' }, { title: 'B', woodcut: 'x' }, 'gallery', 'yaml'],
])('of two %s that are alike the second is reported once, with the file of the first', (...row) => {
  const [name, one, other, folder, ending] = row;

  expect(told(name, one, other)).toEqual([
    expect.objectContaining({
      item: `${folder}/other`,
      message: expect.stringContaining(`content/${folder}/one.${ending}`) as unknown,
    }),
  ]);
});

test('one person may be quoted twice, and fields that are left out are not alike', () => {
  expect(told('testimonials', { name: 'A', quote: 'B' }, { name: 'A', quote: 'C' })).toEqual([]);
  expect(told('hubs', { name: 'A' }, { name: 'B' })).toEqual([]);
});
