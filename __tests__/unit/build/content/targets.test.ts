/** @jest-environment node */
import { buildTargets, findTargetFault } from '@/build/content/targets';

const ids = { events: ['open-day'] };
const texts = new Map<string, ReadonlySet<string> | 'any'>([
  ['/shipping', new Set(['what-it-costs'])],
  ['/broken', 'any'],
]);
const targets = buildTargets(ids, texts, (file) =>
  ['public/brand/goods.svg', 'public/../package.json', 'public/brand/../../.env', 'public/.env'].includes(file),
);
const wrong = (href: string) => findTargetFault(href, targets, '/contact');

test.each([
  '/contact',
  '/contact#form',
  '/contact?subject=Hello#faq',
  '#form',
  '/shipping#what-it-costs',
  '/events/open-day',
  '/events/open-day#register',
  '/events/open-day/event.ics',
  '/news/feed.xml',
  '/brand/goods.svg',
  '/broken#any',
  'https://example.org',
  'tel:+9146',
  'https://ta.wikipedia.org/wiki/பனை?a=b&c=%20d#e',
  'mailto:a@example.org?subject=One%20word&body=Two',
])('accepts %s', (href) => {
  expect(wrong(href)).toBeUndefined();
});

test.each([
  ['/about#figures', "'/about#figures' has nothing to show, because content/site/figures.yaml is empty."],
  ['/news', "'/news' has nothing to show, because content/news is empty."],
  ['/stroy', "'/stroy' is not a page of this site. Did you mean '/story'?"],
  ['/story/', "Did you mean '/story'?"],
  ['/events/closed-day', "Did you mean '/events/open-day'?"],
  ['/events/closed-day/event.ics', "'/events/closed-day/event.ics' is not a page of this site."],
  ['/brand/other.svg', "'/brand/other.svg' is not a page of this site."],
  ['/contact#from', "'/contact' has no anchor '#from'. Did you mean '#form'?"],
  ['/story#form', "'/story' has no anchor '#form'."],
  ['#faqs', "'#faqs' is not an anchor on /contact. Did you mean '#faq'?"],
  ['#', "'#' is not an anchor on /contact."],
  ['contct', "'contct' is not a valid link. Did you mean '/contact'?"],
  ['contact#form', "Did you mean '/contact#form'?"],
  ['www.example.org', "'www.example.org' is not a valid link. Start it with / for a page of this site"],
  ['http://example.org', 'Start it with https://'],
  ['javascript:alert(1)', 'is not a valid link'],
  ['//evil.example', "'//evil.example' is not a page of this site."],
  ['https://user:word@example.org', 'is not a valid address. Write https://'],
  ['https://example.org/{env.HOME}', 'is not a valid address'],
  ['https://example.org/a;b', 'is not a valid address'],
  ['https://example.org/$name', 'is not a valid address'],
  [`https://example.org/${'a'.repeat(600)}`, 'It has 620 characters'],
  ['mailto:a@example.org?cc=b@example.org', 'Write mailto: and one address'],
  ['mailto:a@example.org,b@example.org', 'Write mailto: and one address'],
  ['tel:0800-CALL', 'Write tel: and only digits'],
  ['tel:*21*0123#', 'Write tel: and only digits'],
  ['/../package.json', "'/../package.json' is not a page of this site."],
  ['/brand/../../.env', "'/brand/../../.env' is not a page of this site."],
  ['/.env', "'/.env' is not a page of this site."],
  ['', "'' is not a valid link. Start it with"],
])('rejects %s', (href, message) => {
  expect(wrong(href)).toContain(message);
});
