/** @jest-environment node */
import { parse } from 'yaml';

import { loadContent } from '@/build/content/load';

import { altered, type Changes, exampleOf, idOf, issuesWith, contentWith, withValue } from '../../support/content';

/** Names of inherited properties: one that a file may define, and one that sets the prototype. */
const inherited = ['constructor', '__proto__'];

const piece = exampleOf('pieces', /^parts:/m);
const set = exampleOf('gift-sets');
const copy = (file: string): string => contentWith({}).get(file) ?? '';

const kinds = ['events', 'hubs', 'pieces', 'pages', 'news', 'images', 'gift-sets'].map((folder) => exampleOf(folder));
const translations = kinds.map((file) => file.replace(/\.(\w+)$/, '.ta.$1')).filter((file) => copy(file) !== '');

const withKey = (file: string, name: string): string =>
  file.endsWith('.mdx') ? copy(file).replace('---\n', `---\n${name}: x\n`) : `${name}: x\n${copy(file)}`;

test.each(
  inherited.flatMap(
    (name) =>
      [
        [name, kinds],
        [name, translations],
      ] as const,
  ),
)('a key %s is reported in every kind of file', (name, files) => {
  const issues = issuesWith(Object.fromEntries(files.map((file) => [file, withKey(file, name)])));

  for (const file of files) {
    expect(issues).toContainEqual(expect.stringMatching(`^content/${file}:\\d+:\\d+: .*${name}`));
  }
});

test.each(inherited.filter((name) => !name.startsWith('_')))(
  'an unknown name %s is reported in every reference',
  (name) => {
    const page = exampleOf('pages', /^ +path: /m);
    const article = exampleOf('news');
    const issues = issuesWith({
      [piece]: altered(piece, /^picture: .*$/m, `picture: ${name}`),
      [set]: altered(set, /^text: .*$/m, `text: A {${name}} and {${name}|one|more}`),
      [page]: altered(page, /path: .*$/m, `path: /hub/${name}`),
      [article]: `${copy(article)}\n<${name} /> and <DataTable ${name}="x" caption="y" />\n`,
      'site/figures.yaml': altered('site/figures.yaml', /^ {2}- name: .*$/m, `  - name: ${name}`),
    });

    for (const file of [piece, set, page, article]) {
      expect(issues.filter((issue) => issue.startsWith(`content/${file}:`))).not.toEqual([]);
    }
  },
);

test.each(['nul', 'con', 'com1', 'lpt9', 'index', '404', 'feed', 'page', 'ta', 'constructor'])(
  '%s is not a valid item name',
  (id) => {
    const [issue = ''] = issuesWith({ [`news/${id}.mdx`]: copy(exampleOf('news')) });

    expect(issue).toMatch(new RegExp(`^content/news/${id}\\.mdx: '${id}' is a (?:reserved|path that)`));
  },
);

test('file names that Windows rejects are reported in every collection', () => {
  expect(issuesWith({ 'images/nul.yaml': copy(exampleOf('images')) })).toContainEqual(
    expect.stringContaining('content/images/nul.yaml'),
  );
});

const shopHub = exampleOf('hubs', /^shop: /m);
const enterprise = 'site/enterprise.yaml';

const another = (file: string, change: readonly [RegExp, string][]): string =>
  change.reduce((text, [before, after]) => text.replace(before, after), copy(file));

test.each<[string, Changes, string]>([
  ['the code of a piece', { 'pieces/twin.yaml': another(piece, [[/^order: .*$/m, 'order: 900']]) }, 'code'],
  ['the place of a piece', { 'pieces/twin.yaml': another(piece, [[/^code: .*$/m, 'code: ZZ-99']]) }, 'order'],
  [
    'a code of a piece in a set',
    { [set]: altered(set, /^code: .*$/m, /^code: .*$/m.exec(copy(piece))?.[0] ?? '') },
    'code',
  ],
  [
    'a piece in a set',
    {
      [set]: altered(
        set,
        /^pieces:\n/m,
        `pieces:\n  - piece: ${idOf(piece)}\n    count: 1\n  - piece: ${idOf(piece)}\n    count: 2\n`,
      ),
    },
    'pieces\\[\\d\\]\\.piece',
  ],
  ['a price', { [piece]: altered(piece, /^price: .*$/m, 'price: 0') }, 'price'],
  ['a number in a set', { [set]: altered(set, /count: \d+/, 'count: 1000000') }, 'pieces\\[0\\]\\.count'],
  ['a height', { [piece]: altered(piece, /height: [\d.]+/, 'height: 500') }, 'cm\\.height'],
  ['a weight', { [piece]: altered(piece, /^grams: .*$/m, 'grams: 1000000') }, 'grams'],
  ['a path out of the store', { [piece]: altered(piece, /^product: .*$/m, 'product: ../../evil') }, 'product'],
  ['a path of the store of a hub', { [shopHub]: altered(shopHub, /^shop: .*$/m, 'shop: ../../evil') }, 'shop'],
  ['a slash in escapes', { [piece]: altered(piece, /^product: .*$/m, 'product: ..%2fevil') }, 'product'],
  ['a line break in escapes', { [piece]: altered(piece, /^product: .*$/m, 'product: a%0d%0ab') }, 'product'],
  ['a code that is a formula', { [piece]: altered(piece, /^code: .*$/m, 'code: =1+1') }, 'code'],
  ['a code in small letters', { [set]: altered(set, /^code: .*$/m, 'code: set-1') }, 'code'],
  [
    'a former name',
    { [shopHub]: altered(shopHub, /^status/m, 'formerly:\n  - constructor\nstatus') },
    'formerly\\[0\\]',
  ],
  ['a length', { [piece]: altered(piece, /height: [\d.]+/, 'height: 0.0001') }, 'cm\\.height'],
  ['pay', { [exampleOf('careers')]: altered(exampleOf('careers'), /from: \d+/, 'from: 0') }, 'pay\\.from'],
  ...['localhost', 'x', '127.0.0.1', '-x.example', 'x.example/%zz'].map((host): [string, Changes, string] => [
    `the host ${host}`,
    { [enterprise]: altered(enterprise, /store: .*$/m, `store: https://${host}`) },
    'external.store',
  ]),
  ['the same in escapes', { [piece]: altered(piece, /^product: .*$/m, 'product: a/%2e%2E/evil') }, 'product'],
])('%s out of range is reported', (_, changes, field) => {
  expect(issuesWith(changes)).toContainEqual(expect.stringMatching(new RegExp(`:\\d+:\\d+: ${field}: `)));
});

const { en } = loadContent(contentWith({})).content ?? {};
const fieldsOf = (file: string): Readonly<Record<string, string>> =>
  // The cast is safe: the fields under test are texts.
  parse((/^---\n([^]*?)\n---/.exec(copy(file)) ?? [])[1] ?? copy(file)) as Record<string, string>;
const withField = (file: string, field: string, text: string) => ({
  [file]: altered(file, new RegExp(`^${field}: .*(?:\\n +.*)*$`, 'm'), `${field}: ${JSON.stringify(text)}`),
});
const titled = (file: string, ...fields: string[]): string => fields.map((field) => fieldsOf(file)[field]).join(', ');
const [event, role, mentor, hub] = ['events', 'careers', 'mentors', 'hubs'].map((folder) => exampleOf(folder)) as [
  string,
  string,
  string,
  string,
];
const pieceOfMentor = exampleOf('pieces', /^mentor:/m);
const craftOf = (file: string): string | undefined => {
  const maker = en?.mentors.find(({ id }) => id === fieldsOf(file).mentor);
  return en?.hubs.find(({ id }) => id === maker?.hub)?.craft;
};

test.each([
  ['a hub', hub, titled(hub, 'name', 'location')],
  ['a mentor', mentor, titled(mentor, 'name', 'role')],
  ['a role', role, titled(role, 'title', 'location')],
  ['a piece', pieceOfMentor, `${titled(pieceOfMentor, 'name')}, ${craftOf(pieceOfMentor)}`],
  ['a page', 'pages/hubs.yaml', titled('pages/hubs.yaml', 'searchTitle')],
  ['the 404 page', 'pages/not-found.yaml', titled('pages/not-found.yaml', 'title')],
])('an event with the title of %s is reported', (_, file, title) => {
  expect(issuesWith(withField(event, 'title', title))).toEqual([
    expect.stringMatching(new RegExp(`^content/(?:${event}|${file}):\\d+:\\d+: \\w+: results in the title '`)),
  ]);
});

test('a title pattern without the title is reported at each picture but one', () => {
  const issues = issuesWith({
    'pages/gallery.yaml': altered('pages/gallery.yaml', /pageTitle: .*$/m, 'pageTitle: Art'),
  });

  expect(issues.filter((issue) => /^content\/gallery\/.*: title: results in the title 'Art/.test(issue))).toHaveLength(
    (en?.gallery.length ?? 0) - 1,
  );
});

test('pages of one description are reported, in each language', () => {
  const text = 'ஒரே விளக்கம் இரண்டு பக்கங்களுக்கும் எழுதப்பட்டுள்ளது; தேடலில் இரண்டும் ஒன்றாகவே தெரியும்.';
  const tamil = ['pages/about.ta.yaml', 'pages/faq.ta.yaml'].map((file) => [file, `description: ${text}\n`] as const);

  expect(issuesWith(withField(piece, 'summary', titled(mentor, 'summary')))).toEqual([
    expect.stringMatching(`^content/${piece}:\\d+:\\d+: summary: results in the description '`),
  ]);
  expect(issuesWith(Object.fromEntries(tamil))).toEqual([
    expect.stringMatching(
      /^content\/pages\/(?:about|faq)\.ta\.yaml:\d+:\d+: description: results in the description '/,
    ),
  ]);
});

test('the length of a description counts after its variables are replaced', () => {
  const described = (text: string) => issuesWith(withField('pages/faq.yaml', 'description', text));

  expect(described(`${'Words '.repeat(25)}{supportHours}`)).toEqual([
    expect.stringMatching(/^content\/pages\/faq\.yaml:\d+:\d+: description: has [12]\d\d characters/),
  ]);
  expect(described(`${'Words '.repeat(22)}{hubs|a place to learn near you|places to learn}.`)).toEqual([]);
});

test.each([
  ['site/figures.yaml', 'figures'],
  ['site/policy-constants.yaml', 'dates'],
])('a name that appears twice in %s is reported', (file, list) => {
  const lists = parse(copy(file)) as Readonly<Record<string, readonly object[]>>;
  const first = lists[list]?.[0];
  const issues = issuesWith({ [file]: withValue(file, [list], [first, { ...first }]) });

  expect(issues).toContainEqual(expect.stringMatching(`^content/${file}:.*: ${list}\\[1\\].name: .*appears twice`));
});
