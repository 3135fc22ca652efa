/** @jest-environment node */
import { getContent } from '@/lib/content';
import { formatAtomFeed, FEED_SIZE, type FeedArticle } from '@/lib/seo/feeds';
import { hasSamples } from '@/lib/content/samples';

const article = (fields: Partial<FeedArticle>): FeedArticle => ({
  id: 'a-loom',
  title: 'A loom',
  date: '2026-03-04',
  category: 'Impact',
  desc: 'It came home.',
  author: 'Sudha',
  html: '<p>It came home.</p>',
  ...fields,
});

test("the feed's date is its last changed article's, independent of the build date", () => {
  const articles = [article({ date: '2026-05-01' }), article({ id: 'b', updated: '2026-06-07' })];
  const updated = [...formatAtomFeed(articles).matchAll(/<updated>(.*?)<\/updated>/g)].map(([, day]) => day);

  expect(updated).toEqual(['2026-06-07', '2026-05-01', '2026-06-07'].map((day) => `${day}T00:00:00+05:30`));
});

test('the feed has the newest articles, and changes only with them', () => {
  const newest = Array.from({ length: FEED_SIZE }, (_, index) => article({ id: `article-${index}` }));
  const articles = [...newest, article({ id: 'old', date: '2024-01-01', updated: '2026-12-01' })];

  expect(formatAtomFeed(articles)).toBe(formatAtomFeed(newest));
});

test('texts are escaped in the feed', () => {
  const text = formatAtomFeed([article({ title: 'A <b> & "c"', html: '<p title="x">&amp;</p>' })]);

  expect(text).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
  expect(text).toContain('<content type="html">&lt;p title=&quot;x&quot;&gt;&amp;amp;&lt;/p&gt;</content>');
});

test('an article keeps its id when its texts and dates change', () => {
  const idsIn = (fields: Partial<FeedArticle>) =>
    [...formatAtomFeed([article(fields)]).matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);

  expect(idsIn({ title: 'Another', updated: '2027-01-01' })).toEqual(idsIn({}));
});

test('a feed without articles is valid, and independent of the date', () => {
  expect(formatAtomFeed([])).toMatch(/<updated>\d{4}-\d{2}-\d{2}T00:00:00\+05:30<\/updated>/);
  expect(formatAtomFeed([])).not.toContain('<entry>');
});

test('a feed has the demonstration note while the site contains samples', () => {
  const note = getContent('en').words.site.demonstration;

  expect(formatAtomFeed([]).includes(note)).toBe(hasSamples());
});
