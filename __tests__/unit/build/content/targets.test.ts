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
  ['/news', "'/news' has nothing to show, because content/news is empty."],
  ['/stroy', "'/stroy' is no page of this site. Did you mean '/story'?"],
  ['/story/', "Did you mean '/story'?"],
  ['/events/closed-day', "Did you mean '/events/open-day'?"],
  ['/events/closed-day/event.ics', "'/events/closed-day/event.ics' is no page of this site."],
  ['/brand/other.svg', "'/brand/other.svg' is no page of this site."],
  ['/contact#from', "'/contact' has no place '#from'. Did you mean '#form'?"],
  ['/story#form', "'/story' has no place '#form'."],
  ['#faqs', "'#faqs' is no place on /contact. Did you mean '#faq'?"],
  ['#', "'#' is no place on /contact."],
  ['contct', "'contct' leads nowhere. Did you mean '/contact'?"],
  ['contact#form', "Did you mean '/contact#form'?"],
  ['www.example.org', "'www.example.org' leads nowhere. Begin it with / for a page of this site"],
  ['http://example.org', 'Begin it with https://'],
  ['javascript:alert(1)', 'leads nowhere'],
  ['//evil.example', "'//evil.example' is no page of this site."],
  ['https://user:word@example.org', 'is no address that a page may lead to. Write https://'],
  ['https://example.org/{env.HOME}', 'is no address'],
  ['https://example.org/a;b', 'is no address'],
  ['https://example.org/$name', 'is no address'],
  [`https://example.org/${'a'.repeat(600)}`, 'It has 620 letters'],
  ['mailto:a@example.org?cc=b@example.org', 'Write mailto: and one address'],
  ['mailto:a@example.org,b@example.org', 'Write mailto: and one address'],
  ['tel:0800-CALL', 'Write tel: and digits alone'],
  ['tel:*21*0123#', 'Write tel: and digits alone'],
  ['/../package.json', "'/../package.json' is no page of this site."],
  ['/brand/../../.env', "'/brand/../../.env' is no page of this site."],
  ['/.env', "'/.env' is no page of this site."],
  ['', "'' leads nowhere. Begin it with"],
])('rejects %s', (href, message) => {
  expect(wrong(href)).toContain(message);
});
