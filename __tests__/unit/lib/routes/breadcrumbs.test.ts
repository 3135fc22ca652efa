/** @jest-environment node */
import { buildBreadcrumbs as trailOf } from '@/lib/routes/breadcrumbs';
import { getContent } from '@/lib/content';
import { languages } from '@/lib/language';
import { getPagePath, listVersions } from '@/lib/content/links';
import { listItems, getPageWords, getSiteTrailNames, getTrailNames } from '@/lib/pages/labels';
import { type RoutePath, routePaths } from '@/lib/routes';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../support/site'));

const names = getTrailNames('en');
const segmentNames = names.segments;
const breadcrumbs = (path: string) => trailOf(path, names);
const routeAt = (path: RoutePath) => getPageWords(path, 'en');

const labels = (path: string) => breadcrumbs(path).map(({ label }) => label);

test('starts with Home, linked', () => {
  expect(breadcrumbs('/story')[0]).toEqual({ label: routeAt('/').label, path: '/' });
});

test.each([
  ['/nobody-knows-this', 'Nobody Knows This'],
  // A redirect to /about, without a label of its own.
  ['/about-us', 'About Us'],
])('title-cases the unknown segment of %s, with spaces for hyphens', (path, label) => {
  expect(labels(path).at(-1)).toBe(label);
});

// The examples are those of docs/product.md, section Pages.
const knownSegments = `story join join-us media-kit terms-of-use privacy shipping refunds faq sitemap volunteer donor
  partner creator hubs mentorship about contact shop products events news careers gallery testimonials b2b our-story
  bulk-orders privacy-policy`.split(/\s+/);

test.each(knownSegments)('%s is known, and has its friendly label at any depth', (segment) => {
  const known: readonly string[] = [...routePaths, ...Object.keys(segmentNames).map((name) => `/${name}`)];
  const [, first] = labels(`/${segment}`);

  expect(known).toContain(`/${segment}`);
  expect(labels(`/nowhere/${segment}`).at(-1)).toBe(first);
  expect(labels(`/nowhere/at/all/${segment}/more`).at(-2)).toBe(first);
});

test('intermediate breadcrumbs link to an existing page, or have no link', () => {
  const paths = ['/mentor/anyone', '/hub/anywhere', '/privacy/your-data', '/nowhere/at/all', '/somewhere/faq/more'];
  const targets = paths.flatMap((path) => breadcrumbs(path).flatMap((crumb) => crumb.path ?? []));

  expect(targets.filter((target) => !(routePaths as readonly string[]).includes(target.split('#')[0] ?? ''))).toEqual(
    [],
  );
});

test('decodes percent-encoded segments, and keeps malformed ones', () => {
  expect(labels('/%E0%AE%95%E0%AF%88')).toContain('கை');
  expect(labels('/%zz')).toContain('%zz');
});

test('__proto__ is treated like any other segment', () => {
  expect(breadcrumbs('/__proto__/x')[1]).not.toHaveProperty('path');
});

test('a trailing or double slash adds no breadcrumb', () => {
  expect(breadcrumbs('//story//')).toEqual(breadcrumbs('/story' satisfies RoutePath));
});

test('Tamil breadcrumbs start at the Tamil home page, and stay in Tamil', () => {
  const tamil = getTrailNames('ta');

  expect(trailOf('/ta/hub/no-such-hub', tamil)).toEqual([
    { label: getPageWords('/', 'ta').label, path: '/ta' },
    { label: tamil.segments.hub?.label, path: '/ta/hubs' },
    { label: 'No Such Hub' },
  ]);
  expect(trailOf('/ta/privacy/your-data', tamil)).toHaveLength(3);
  expect(trailOf('/ta/no-such', tamil)).toEqual([
    { label: getPageWords('/', 'ta').label, path: '/ta' },
    { label: 'No Such' },
  ]);
});

// An item without a page in a language has no breadcrumbs there.
const items = languages.flatMap((language) =>
  routePaths
    .flatMap((list) => listItems(list, language).map(({ path, label }) => ({ language, path, label })))
    .filter(({ path }) => listVersions(path).some((version) => version.language === language)),
);

test.each(items)("the $language breadcrumbs of $path end with the item's name", ({ language, path, label }) => {
  const address = getPagePath(path, language);

  expect(trailOf(address, getSiteTrailNames(language)).at(-1)).toEqual({ label });
});

test("an item's breadcrumb is the heading of its page", () => {
  const reed = getContent('ta').gallery.find(({ id }) => id === 'reed');

  expect(items).toContainEqual({ language: 'ta', path: '/gallery/reed', label: reed?.title });
});
