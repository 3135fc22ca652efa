import { readSiteTarget } from '@/lib/site-link';

test.each([
  ['/', { to: '/' }],
  ['/refunds', { to: '/refunds' }],
  ['/refunds#exchange-an-item', { to: '/refunds', hash: 'exchange-an-item' }],
  ['/hub/weaving-madurai', { to: '/hub/weaving-madurai' }],
])('reads %s', (href, target) => {
  expect(readSiteTarget(href)).toEqual(target);
});

test.each(['/refund', '/refunds/', '/Refunds', '/hub/', '/hub/a/b', '//evil.example', '/toString'])(
  'refuses %s and says where the paths are',
  (href) => {
    expect(() => readSiteTarget(href)).toThrow(/leads nowhere.*content\/routes\.ts/);
  },
);
