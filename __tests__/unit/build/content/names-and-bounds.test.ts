/** @jest-environment node */
import { altered, exampleOf, idOf, issuesWith, contentWith } from '../../support/content';

/** Names of inherited properties. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

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

    expect(issue).toMatch(new RegExp(`^content/news/${id}\\.mdx: '${id}' is a name that`));
  },
);

test('file names that Windows rejects are reported in every collection', () => {
  expect(issuesWith({ 'images/nul.yaml': copy(exampleOf('images')) })).toContainEqual(
    expect.stringContaining('content/images/nul.yaml'),
  );
});

const another = (file: string, change: readonly [RegExp, string][]): string =>
  change.reduce((text, [before, after]) => text.replace(before, after), copy(file));

test.each([
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
  ['the same in escapes', { [piece]: altered(piece, /^product: .*$/m, 'product: a/%2e%2E/evil') }, 'product'],
])('%s out of range is reported', (_, changes, field) => {
  expect(issuesWith(changes)).toContainEqual(expect.stringMatching(new RegExp(`:\\d+:\\d+: ${field}: `)));
});
