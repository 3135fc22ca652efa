/** @jest-environment node */
import { atomFeed, jsonFeed, type FeedArticle } from '@/lib/feeds';
import { FEED_SIZE } from '@/lib/paging';

const article = (fields: Partial<FeedArticle>): FeedArticle => ({
  title: 'A loom',
  date: '2026-03-04',
  category: 'Impact',
  desc: 'It came home.',
  author: 'Sudha',
  link: '/news/a-loom',
  html: '<p>It came home.</p>',
  ...fields,
});

test('a feed has changed when its last changed article has, whatever the day of the build', () => {
  const articles = [article({ date: '2026-05-01' }), article({ link: '/news/b', updated: '2026-06-07' })];
  const updated = [...atomFeed(articles).matchAll(/<updated>(.*?)<\/updated>/g)].map(([, day]) => day);

  expect(updated).toEqual(['2026-06-07', '2026-05-01', '2026-06-07'].map((day) => `${day}T00:00:00+05:30`));
  expect(jsonFeed(articles).items.map(({ date_modified: day }) => day.slice(0, 10))).toEqual([
    '2026-05-01',
    '2026-06-07',
  ]);
});

test('the feeds hold the newest articles, and change with those only', () => {
  const newest = Array.from({ length: FEED_SIZE }, (_, index) => article({ link: `/news/${index}` }));
  const articles = [...newest, article({ link: '/news/old', date: '2024-01-01', updated: '2026-12-01' })];

  expect(jsonFeed(articles)).toEqual(jsonFeed(newest));
  expect(atomFeed(articles)).toBe(atomFeed(newest));
  expect(jsonFeed(newest).items).toHaveLength(FEED_SIZE);
});

test('texts cannot become markup of the feed', () => {
  const text = atomFeed([article({ title: 'A <b> & "c"', html: '<p title="x">&amp;</p>' })]);

  expect(text).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
  expect(text).toContain('<content type="html">&lt;p title=&quot;x&quot;&gt;&amp;amp;&lt;/p&gt;</content>');
});

test('an article keeps its name when its words and days change', () => {
  const id = (fields: Partial<FeedArticle>) => jsonFeed([article(fields)]).items[0]?.id;

  expect(id({ title: 'Another', updated: '2027-01-01' })).toBe(id({}));
  expect(atomFeed([article({})])).toContain(`<id>${id({})}</id>`);
});

test('a feed without articles cannot tell when it changed', () => {
  expect(() => atomFeed([])).toThrow(/needs an article/);
});
