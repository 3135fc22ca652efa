import { isWhole, pathOf, readAddress } from '@/lib/site-link';

test.each(['/', '/refunds#exchange-an-item', '/hub/weaving-madurai', '/news?category=awards', 'tel:+914633000000'])(
  'reads %s as it is',
  (href) => {
    expect(readAddress(href)).toBe(href);
  },
);

test.each(['/refund', '/refunds/', '/Refunds', '/hub/', '/hub/a/b', '/news/page/0', '//evil.example', '/toString'])(
  'refuses %s and says where the paths are',
  (href) => {
    expect(() => readAddress(href)).toThrow(/leads nowhere.*content\/routes\.ts/);
  },
);

test.each(['', 'contact', 'www.example.org', 'http://example.org', 'javascript:alert(1)'])(
  'refuses %j, which no address begins with',
  (href) => {
    expect(isWhole(href)).toBe(false);
    expect(() => readAddress(href)).toThrow(/leads nowhere.*https:\/\//);
  },
);

test.each([
  ['/news?category=awards#top', '/news'],
  ['/news#top?', '/news'],
  ['#top', ''],
])('finds the page of %s', (href, path) => {
  expect(pathOf(href)).toBe(path);
});
