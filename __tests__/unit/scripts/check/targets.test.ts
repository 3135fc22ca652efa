/** @jest-environment node */
import { mentors } from '@/content/mentors';
import { wrongTarget } from '@/lib/checks/links';
import { contentIn } from '@/lib/content';
import { readAddress } from '@/lib/site-link';
import { siteTargets } from '@/scripts/check/targets';

// A link is looked at twice: by the check, which knows every page, and by the build, which knows the forms of addresses.
// What the first lets pass, the second must not stop: so both are held against the same lists here.

const articles = Array.from({ length: 49 }, (_, index) => [`/news/article-${index + 1}`, new Set<string>()] as const);
const targets = siteTargets(new Map([['/shipping', new Set(['ask-us'])], ...articles]));

const checked = (href: string) => wrongTarget(href, targets, ['/shipping']);

const { careers, events, gallery } = contentIn('en');
const [opening, event, picture, mentor] = [careers[0]?.id, events[0]?.id, gallery[0]?.id, mentors[0].id];

test.each([
  '/',
  '/contact?subject=A%20gift#form',
  '/shipping#ask-us',
  '#ask-us',
  `/mentor/${mentor}`,
  '/hub/weaving-madurai',
  `/events/${event}#register`,
  '/news/article-1',
  `/careers/${opening}`,
  `/gallery/${picture}`,
  '/news?category=awards',
  '/news/page/3',
  '/papers/kaivinai-press-release.pdf',
  '/news/feed.xml',
  `/events/${event}/event.ics`,
  '/events/calendar.ics',
  '/favicon.svg',
  'https://example.org/a?b#c',
  'mailto:hello@kaivinai.example',
  'tel:+914633000000',
])('the check and the build let %s pass', (href) => {
  expect(checked(href)).toBeUndefined();
  expect(readAddress(href)).toBe(href);
});

test.each(['/stroy', '/shipping/', '/hub/', '/art', '//example.org', 'contct', '', 'http://example.org'])(
  'the check and the build stop at %j',
  (href) => {
    expect(checked(href)).toMatch(/is no page|leads nowhere/);
    expect(() => readAddress(href)).toThrow(/leads nowhere/);
  },
);

test('the build reads every page that the check knows', () => {
  expect([...targets.pages.keys()].map(readAddress)).toEqual([...targets.pages.keys()]);
});

test.each(['/mentor/nobody', '/news/page/1', '/news/page/4', '/events/page/2', '/papers/other.pdf'])(
  'only the check knows that there is no %s',
  (href) => {
    expect(checked(href)).toContain('is no page of this site');
  },
);
