/** @jest-environment node */
import { readContentFiles } from '@/build/content/load/files';
import { listPoints, releasePoints } from '@/build/release-check';
import { isPublicOrigin } from '@/lib/routes/url';

const nothing = {
  files: new Map<string, string>(),
  documents: {},
  origin: 'https://kaivinai.org',
  deliveryUrl: '/deliver',
};

const listed = (files: Readonly<Record<string, string>>, now = '2026-01-01') =>
  releasePoints({ ...nothing, files: new Map(Object.entries(files)) }, new Date(`${now}T00:00+05:30`)).map(
    ({ file, path, position }) => `${file}:${position?.line} ${path.join('.')}`,
  );

test('lists marked values with their line, in lists and front matter too', () => {
  expect(
    listed({
      'people.yaml': 'people:\n  - name: Anitha\n    sample: true\n  - name: Vikram\nform:\n  placeholder: Select\n',
      'hubs/tenkasi.yaml': 'address:\n  text: Tenkasi\n  placeholder: true\n',
      'news/a.mdx': '---\ntitle: A\nsample: true\n---\n\nText.\n',
      'news/a.ta.mdx': '---\nreviewed: 2026-05-04\nreviewedBy: Selvi\ntitle: A\n---\n\nText.\n',
    }),
  ).toEqual([
    'content/hubs/tenkasi.yaml:3 address.placeholder',
    'content/news/a.mdx:3 sample',
    'content/people.yaml:3 people.0.sample',
  ]);
});

test('names the entry of a list that is marked', () => {
  const files = new Map([['people.yaml', 'people:\n  - name: Anitha\n    sample: true\n']]);

  expect(releasePoints({ ...nothing, files }, new Date())[0]?.message).toMatch(/^'Anitha' is a sample/);
});

test('lists reserved domains and fictional numbers, with positions', () => {
  expect(
    listed({
      'site/enterprise.yaml':
        'email: hello@kaivinai.example\nphone: +91 4633 000 000\npin: "627811"\nexternal:\n  store: https://shop.kaivinai.example\n  orders: https://shop.kaivinai.example/orders\n',
    }),
  ).toEqual([
    'content/site/enterprise.yaml:1 email',
    'content/site/enterprise.yaml:2 phone',
    'content/site/enterprise.yaml:5 external.store',
    'content/site/enterprise.yaml:6 external.orders',
  ]);
});

test('accepts real ones, and a configured origin', () => {
  expect(listed({ 'site/enterprise.yaml': 'email: hello@kaivinai.org\nphone: +91 4633 281 100\n' })).toEqual([]);
  expect(releasePoints({ ...nothing, origin: 'https://kaivinai.example' }, new Date())).toHaveLength(1);
});

test('lists the naming authority until it is set', () => {
  const files = new Map([['site/enterprise.yaml', 'namingAuthority:\n  domain: kaivinai.example\n']]);

  expect(releasePoints({ ...nothing, files }, new Date())[0]?.message).toMatch(/once/);
});

test('lists a placeholder in other files with its line', () => {
  const documents = { 'SECURITY.md': '# Security\n\nWrite to hello@kaivinai.example, for example.' };

  expect(
    releasePoints({ ...nothing, documents }, new Date()).map(({ file, position }) => [file, position?.line]),
  ).toEqual([['SECURITY.md', 3]]);
});

test.each([
  ['an event of hours', 'events/a.yaml', 'date: 2026-06-27\nto: "16:00"\n', '2026-06-27T15:59', '2026-06-27T16:00'],
  [
    'an event of days',
    'events/a.yaml',
    'date: 2026-06-26\nlastDay: 2026-06-27\n',
    '2026-06-27T23:59',
    '2026-06-28T00:00',
  ],
  [
    'a milestone of a day',
    'milestones/a.yaml',
    'date: 2026-06-27\nstatus: upcoming\n',
    '2026-06-27T23:59',
    '2026-06-28T00:00',
  ],
  [
    'a milestone of a month',
    'milestones/a.yaml',
    'date: 2026-12\nstatus: planned\n',
    '2026-12-31T23:59',
    '2027-01-01T00:00',
  ],
  ['an open role', 'careers/a.yaml', 'closes: 2026-06-27\n', '2026-06-27T23:59', '2026-06-28T00:00'],
  ['the next batch', 'programs/a.yaml', 'nextBatch: 2026-06-27\n', '2026-06-27T23:59', '2026-06-28T00:00'],
  [
    'a figure of a year',
    'site/figures.yaml',
    'figures:\n  - asOf: 2025-06-27\n',
    '2026-06-27T23:59',
    '2026-06-28T00:01',
  ],
])('lists %s once it is outdated', (_, name, text, last, first) => {
  const points = (moment: string) =>
    releasePoints({ ...nothing, files: new Map([[name, text]]) }, new Date(`${moment}+05:30`));

  expect(points(last)).toEqual([]);
  expect(points(first)).toHaveLength(1);
});

test('ignores completed milestones', () => {
  expect(listed({ 'milestones/a.yaml': 'date: 2026-06-27\nstatus: completed\n' }, '2030-01-01')).toEqual([]);
});

test("finds the samples in the site's content, with file and line", () => {
  const points = releasePoints({ ...nothing, files: readContentFiles('content') }, new Date('2026-11-21'));
  const marked = [...readContentFiles('content')].flatMap(([, text]) => text.match(/^\s*sample: true$/gm) ?? []);

  expect(points.filter(({ path }) => path.at(-1) === 'sample')).toHaveLength(marked.length);
  expect(points.filter(({ blocks, file, position }) => blocks && file.startsWith('content/') && !position)).toEqual([]);
});

test('lists a policy until a lawyer has reviewed it, and a translation until a native speaker has', () => {
  const policy = 'published: 2025-01-01\n';
  const files = (head: string, words: string) => ({
    'policies/a.mdx': `---\n${head}---\n\nText.\n`,
    'policies/a.ta.mdx': `---\n${words}title: A\n---\n\nText.\n`,
  });

  expect(listed(files(policy, ''))).toHaveLength(2);
  expect(listed(files(`${policy}lawyer: 2026-05-04\n`, 'reviewed: 2026-05-04\nreviewedBy: Selvi\n'))).toEqual([]);
  expect(listed(files(`${policy}lawyer: 2026-05-04\n`, 'reviewed: 2026-05-04\n'))).toHaveLength(1);
});

test('lists a promise at its text until it is confirmed, one whose text is gone, and none of a deleted file', () => {
  const promises = (confirmed: string) =>
    `promises:\n  - file: content/pages/a.yaml\n    phrase: every day\n    promise: So it is.\n${confirmed}`;
  const at = (text: string, confirmed = '') =>
    listed({ 'site/promises.yaml': promises(confirmed), 'pages/a.yaml': text });

  expect(at('title: A\nlead: We come every day.\n')).toEqual(['content/pages/a.yaml:2 ']);
  expect(at('lead: We come every day.\n', '    confirmed: 2026-05-04\n    by: Selvi\n')).toEqual([]);
  expect(at('lead: We come at times.\n')).toEqual(['content/site/promises.yaml:2 promises.0']);
  expect(listed({ 'site/promises.yaml': promises('') })).toEqual([]);
});

test('lists disabled delivery without refusing the build', () => {
  const points = releasePoints({ ...nothing, deliveryUrl: '' }, new Date());

  expect(points.map(({ path }) => path)).toEqual([['NEXT_PUBLIC_FORM_ENDPOINT']]);
  expect(points.filter(({ blocks }) => blocks)).toEqual([]);
});

test('lists points by file, those that refuse a build first, with counts', () => {
  const files = new Map([
    ['policies/a.mdx', '---\nx:\n  sample: true\ny:\n  placeholder: true\n---\n'],
    ['a.yaml', 'sample: true\n'],
  ]);
  const list = listPoints(releasePoints({ ...nothing, files }, new Date()));

  expect(list.split('\n').map((row) => /^\S.*|^ +[\w/.]+/.exec(row)?.[0].trim())).toEqual([
    'Refuse a public build: 3',
    'content/a.yaml',
    'content/policies/a.mdx',
    'content/policies/a.mdx',
    undefined,
    'To settle: 1',
    'content/policies/a.mdx',
  ]);
});

test("a form's example of an address is no placeholder", () => {
  expect(listed({ 'site/forms.yaml': 'malformed: like name@example.com\n' })).toEqual([]);
});

test.each([
  ['https://kaivinai.org', true],
  ['https://www.kaivinai.in', true],
  ['https://kaivinai.netlify.app', true],
  ['https://examples.org', true],
  ['https://203.0.113.7', true],
  ['https://kaivinai.example', false],
  ['https://shop.kaivinai.example', false],
  ['https://www.example.org', false],
  ['https://site.test', false],
  ['https://site.invalid', false],
  ['http://localhost:3000', false],
  ['http://site.localhost', false],
  ['http://127.0.0.1:4173', false],
])('%s is public: %s', (origin, isReached) => {
  expect(isPublicOrigin(origin)).toBe(isReached);
});
