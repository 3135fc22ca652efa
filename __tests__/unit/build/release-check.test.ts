/** @jest-environment node */
import { readContentFiles } from '@/build/content/load/files';
import { findRefusal, formatPoints, listReleasePoints } from '@/build/release-check';
import { isPublicOrigin } from '@/lib/routes/url';

const origin = 'https://kaivinai.org';
const list = (files: Readonly<Record<string, string>>, security = '') =>
  listReleasePoints(new Map(Object.entries(files)), origin, security);
const listPlaces = (files: Readonly<Record<string, string>>) =>
  list(files).map(({ file, line, key }) => `${file}:${line} ${key}`);

test('lists marked values with line and key, in lists and front matter too', () => {
  expect(
    listPlaces({
      'hubs/tenkasi.yaml': 'address:\n  text: Tenkasi\n  placeholder: true\n',
      'news/a.mdx': '---\ntitle: A\nsample: true\n---\n\nText.\n',
      'people.yaml': 'people:\n  - name: Anitha\n    sample: true\n  - name: Vikram\nform:\n  placeholder: Select\n',
    }),
  ).toEqual([
    'content/hubs/tenkasi.yaml:3 address.placeholder',
    'content/news/a.mdx:3 sample',
    'content/people.yaml:3 people[0].sample',
  ]);
});

test('names the entry that is marked, and the key of the real value', () => {
  const files = { 'pages/about.yaml': 'rows:\n  - name: GSTIN\n    placeholder: true\n' };

  expect(formatPoints(list(files))).toBe(
    "  content/pages/about.yaml:3: rows[0].placeholder: 'GSTIN' is a placeholder. Write the real one as 'value', and remove 'placeholder'.",
  );
});

test('lists reserved domains and fictional numbers, but no real ones', () => {
  expect(
    listPlaces({
      'site/enterprise.yaml':
        'email: hello@kaivinai.example\nphone: +91 4633 000 000\nwhatsapp: +91 4633 281 100\npin: "627811"\nexternal:\n  store: https://shop.kaivinai.example\n  blog: https://kaivinai.org\nnamingAuthority:\n  domain: kaivinai.example\n',
      'site/forms.yaml': 'malformed: like name@example.com\n',
    }),
  ).toEqual([
    'content/site/enterprise.yaml:1 email',
    'content/site/enterprise.yaml:2 phone',
    'content/site/enterprise.yaml:6 external.store',
    'content/site/enterprise.yaml:9 namingAuthority.domain',
  ]);
});

test('lists a placeholder in SECURITY.md with its line, and an origin that is not set', () => {
  const security = '# Security\n\nWrite to hello@kaivinai.example.';
  expect(list({}, security)).toEqual([expect.objectContaining({ file: 'SECURITY.md', line: 3 })]);
  expect(listReleasePoints(new Map(), 'https://kaivinai.example', '')).toHaveLength(1);
});

test("finds all samples in the site's content", () => {
  const files = readContentFiles('content');
  const marked = [...files.values()].flatMap((text) => text.match(/^\s*sample: true$/gm) ?? []);
  const points = listReleasePoints(files, origin, '').filter(({ key }) => /(^|\.)sample$/.test(key));

  expect(points).toHaveLength(marked.length);
});

describe('a build with samples', () => {
  const environment = process.env;
  afterEach(() => {
    process.env = environment;
  });
  const refusalWith = (settings: Readonly<Record<string, string>>) => {
    process.env = { ...environment, ...settings };
    return findRefusal();
  };

  test('is refused for a public origin, unless samples are allowed', () => {
    const settings = { NEXT_PUBLIC_SITE_ORIGIN: origin };

    expect(refusalWith(settings)).toContain('KAIVINAI_ALLOW_SAMPLES=1');
    expect(refusalWith({ ...settings, KAIVINAI_ALLOW_SAMPLES: '1' })).toBeUndefined();
    expect(refusalWith({ NEXT_PUBLIC_SITE_ORIGIN: 'https://www.example.org' })).toBeUndefined();
  });
});

test.each([
  ['https://kaivinai.org', true],
  ['https://examples.org', true],
  ['https://203.0.113.7', true],
  ['https://shop.kaivinai.example', false],
  ['https://www.example.org', false],
  ['https://site.test', false],
  ['http://site.localhost', false],
  ['http://127.0.0.1:4173', false],
])('%s is public: %s', (address, isReached) => {
  expect(isPublicOrigin(address)).toBe(isReached);
});
