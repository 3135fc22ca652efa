/** @jest-environment node */
import { articleFile, checkNews, type ArticleFile } from '@/lib/checks/news';
import { formatProblem } from '@/lib/checks/rules';

const good = {
  title: 'A loom came home',
  date: '2026-03-04',
  category: 'Impact',
  desc: 'A loom that had been a shelf for twelve years is a loom again, in the same house.',
  image: 'loom',
  author: 'Mariammal Kannan',
  place: 'Madurai',
};

const messages = (files: readonly ArticleFile[]) => checkNews(files).map(formatProblem);

test('finds nothing wrong with a whole article, a sample or not', () => {
  expect(messages([{ slug: 'a-loom', frontmatter: good }])).toEqual([]);
  expect(messages([{ slug: 'a-loom', frontmatter: { ...good, sample: true, updated: '2026-03-05' } }])).toEqual([]);
});

test.each([
  [{ title: undefined }, 'title', 'is empty'],
  [{ date: undefined }, 'date', 'is empty'],
  [{ date: '2026-03' }, 'date', "'2026-03' is a month"],
  [{ date: '2026-02-30' }, 'date', "'2026-02-30' is not a date"],
  [{ category: 'Gossip' }, 'category', "'Gossip' is no category. Known: Awards, Expansion"],
  [{ desc: 'Short.' }, 'desc', 'has 6 characters'],
  [{ image: 'pot' }, 'image', "'pot' is no picture prepared for lead, pair, row"],
  [{ image: 'portrait-veil-teal' }, 'image', "'portrait-veil-teal' is no picture prepared for lead, pair, row"],
  [{ author: '' }, 'author', 'is empty'],
  [{ place: undefined }, 'place', 'is empty'],
  [{ updated: '2026-04' }, 'updated', "'2026-04' is a month"],
  [{ updated: '2026-03-03' }, 'updated', 'lies before the day it was published, 2026-03-04'],
  [{ sample: 'yes' }, 'sample', 'is either `true` or left out'],
])('stops an article with %j', (mistake, field, message) => {
  expect(messages([{ slug: 'a-loom', frontmatter: { ...good, ...mistake } }])).toEqual([
    expect.stringContaining(`${articleFile('a-loom')}: a-loom: ${field}: ${message}`),
  ]);
});

test('stops a file without frontmatter, and one whose name cannot be an address', () => {
  expect(messages([{ slug: 'empty', frontmatter: undefined }]).length).toBeGreaterThan(5);
  expect(messages([{ slug: 'A Loom', frontmatter: good }])).toEqual([
    expect.stringContaining("content/news/A Loom.mdx: A Loom: slug: 'A Loom' cannot stand in an address"),
  ]);
});

test('stops two articles with one title or one summary', () => {
  const [first, second] = [
    { slug: 'first', frontmatter: good },
    { slug: 'second', frontmatter: { ...good, title: 'A second loom' } },
  ];

  expect(messages([first, second])).toEqual([
    'content/news/second.mdx: second: desc: is the same as another article’s. Say what is told here only.',
  ]);
  expect(messages([first, { slug: 'third', frontmatter: { ...good, desc: `${good.desc} Again.` } }])).toEqual([
    'content/news/third.mdx: third: title: is the same as another article’s. Say what is told here only.',
  ]);
});
