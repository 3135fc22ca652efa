/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readContentFiles, findStrayFiles } from '@/build/content/load/files';
import { loadContent } from '@/build/content/load';
import { decodeBytes } from '@/build/content/load/raw-text';
import { formatIssue } from '@/build/content/issues';

import { articleHead } from '../../support/article';

/** Files as saved by editors and attackers, byte for byte. */
const inputs = join(__dirname, 'inputs');

/** The errors of one file as `line: message`. */
const faultsIn = (name: string, text: string): string[] =>
  loadContent(new Map([[name, text]]))
    .issues.filter(({ file }) => file === `content/${name}`)
    .map((issue) => formatIssue(issue).slice(`content/${name}:`.length));

const inArticle = (body: string): string[] => faultsIn('news/of-the-test.mdx', `${articleHead}${body}\n`);
const inEvent = (yaml: string): string[] =>
  faultsIn('events/of-the-test.yaml', yaml).filter((fault) => !/is missing|must be a group of keys/.test(fault));

test.each([
  ['events/ansi-event.yaml', ['1:26: is not saved as UTF-8']],
  ['news/bom.mdx', []],
  ['news/conflict.mdx', ['14:1: is an unresolved Git conflict']],
  ['news/flank.mdx', ["12:9: text: contains '**'"]],
  ['news/footnote.mdx', ['12:23: footnote', '14:1: footnote']],
  ['news/lone-cr.mdx', ['2:4: contains a carriage return']],
  ['news/pua-bullet.mdx', [14, 15].map((line) => `${line}:1: text: contains the character U+F0B7`)],
  ['news/tilde.mdx', []],
  ['news/year-list.mdx', ['14:1: list: begins at 2016']],
])('%s: errors with line, column and message', (name, faults) => {
  const text = decodeBytes(readFileSync(join(inputs, name.replace(/^.*\//, ''))));

  expect(faultsIn(name, text)).toEqual(faults.map((fault): unknown => expect.stringContaining(fault)));
});

test.each([
  ['a comment of HTML', '<!-- note -->', 'text: an HTML comment'],
  ['a paragraph of Word', 'One <p class=MsoNormal>two</p>', '<p> is HTML'],
  ['curly quotes in a tag', '<Count of=“standardMetro” />', 'curly quotes'],
  ['an address in angle brackets', '<https://example.org>', 'an address is between < and >'],
  ['a heading without a space', '##Heading', 'Put a space after # of a heading'],
  ['a reference to a footnote that is not there', 'Counted.[^1]', "12:9: text: contains '[^'"],
  ['a line below words that makes a heading', 'Words\n---', '12:1: heading: is a heading because of the line'],
  ['a second head', '---\ntitle: again\n---', '13:1: heading: is a heading because of the line'],
  ['a level of headings left out at first', 'Words\n\n### Third', '14:1: heading: skips a level'],
  ['a level of headings left out later', '## A\n\n#### B\n\n## C', '14:1: heading: skips a level'],
  ...['Main', 'Menu', 'Share', 'In short'].map((words): [string, string, string] => [
    `a heading '${words}', whose id its page has`,
    `## ${words}`,
    'heading: would have the id',
  ]),
  ['a heading without words', '## …', 'heading: has no words'],
  ['a heading with nothing', '##', 'heading: has no words'],
  ['a link without words', 'See [](/hubs)', 'link: has no text'],
  ['a block of code', '```\nx\n```', 'text: is a code block'],
  ['a checkbox', '- one\n- [ ] two', '13:1: list: has a checkbox'],
  ['a conflict in a list', '- one\n  >>>>>>> 1a2b3c4', '13:1: is an unresolved Git conflict'],
  ['a vowel of Tamil in two parts', 'க\u0BC6\u0BBE', 'is not in Unicode form NFC'],
  ['quotes nested without end', `${'>'.repeat(5000)} x`, 'too many nested blocks'],
  ['lists nested without end', `${'- '.repeat(2000)}x`, 'too many nested blocks'],
])('in a text, %s is one error, with advice', (_, body, fault) => {
  expect(inArticle(body)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['A link without end: [a hub](/hubs.', 27],
  ['A link with two addresses: [a hub](/hubs /x)', 34],
  ['__“Bold”__words', 1],
  ['Words **without end', 7],
  ['| a | b |', 1],
  ['*Slanted* words, then **“bold”**words', 23],
])('in a text, leftover markup in %j is reported at column %i', (body, column) => {
  const [fault = '', ...others] = inArticle(body);

  expect(fault).toMatch(/^\d+:\d+: text: contains '/);
  expect(Number(fault.split(':')[1])).toBe(column);
  // In an invalid list, each line may have an error.
  expect(others.every((other) => other.startsWith('12:'))).toBe(true);
});

test.each([
  '— Come, she said.\n— No, said I.',
  '> Words\n\n– Meena, Tenkasi',
  'See https://example.org/a_(b) and @kaivinai_crafts_ and A;B',
  'a) one\nb) two\n\n➤ one\n➤ two\n\n–one\n\n#1 in Tenkasi :-) [a hub] (/hubs)',
  'R&D; **A**T&T; 5 kΩ; ❤️ and C++ and D++, ~5 km and 2^3, either | or',
  '> Words\n> — Kala R.\n\na) One.\n\nb) Two.\n\nBy\nA. Kala\nR. Mani',
  '[![A loom](/favicon.svg)](/hubs) and [<Name />](/hubs)\n\n## 2026',
  'A star (*), 5 * 3, ₹249\\*, \\*as such\\* and a_name_of_a_file',
  'A dash – within words, 10–20, −5 °C and -5 degrees',
  'Prices from $5 to $6, 50 % & more, at 9:30: all of them [sic] (in 2020)',
  '2016\\. It began &amp; went on &nbsp; &#8377;',
  '**Bold**, *slanted*, **கைவினை**யின், [a link](/hubs) and a code of `a_b *c*`',
  '> A quote\n> 10–20\n\n1. one\n2. two\n\n- one\n  - two',
])('in a text, %j passes', (body) => {
  expect(inArticle(body)).toEqual([]);
});

test.each([
  ['a link', 'title: A [day](/hubs)\n'],
  ['bold letters', 'title: A __bold__ day\n'],
  ['an entity', 'title: You &amp; us\n'],
])('in a field, %s is reported', (_, yaml) => {
  expect(inEvent(yaml)).toEqual([expect.stringMatching(/^1:8: title: contains '.+', which visitors would see/)]);
});

test.each([
  [
    'a colon without a space',
    'title:Your day\ndate: 2026-01-01\n',
    "1:1: needs a space after the colon. Write 'title: Your day'",
  ],
  ['a key without a colon', 'title Open day\ndate: 2026-01-01\n', "1:1: is not in the form 'key: text'"],
  ['a second line that is not indented', 'desc: one\ntwo\ntitle: x\n', "2:1: is not in the form 'key: text'"],
  ['tabs', 'venue:\n\tname: X\n\tstreet: Y\n', '2:1: begins with a tab'],
  ['an @ at the beginning', 'title: @home\n', '1:8: begins with @'],
  ['a brace at the beginning', 'title: {hubs} hubs\n', '1:15: begins with {'],
  ['an indent that is lost', 'venue:\n  name: x\n street: y\n', '3:1: is not aligned with the other keys'],
  ['brackets without end', `title: ${'['.repeat(5000)}\n`, 'too many nested brackets'],
  ['a key that is a list', '? [a, b]\n: x\n', '1:3: has a list in place of a key'],
  ['a key that objects have', '__proto__:\n  x: 1\n', '1:1: __proto__: is not an allowed key'],
  [
    'a price with its sign',
    'cost:\n  rupees: ₹320\n',
    '2:11: cost.rupees: is "₹320", but must be a number. Write only digits',
  ],
  ['a price without end', 'cost:\n  rupees: 99999999\n', '2:11: cost.rupees: must be at most 1000000'],
  ['a year in two digits', 'date: 0026-12-19\n', "1:7: date: '0026-12-19' is outside the years 2020 to 2100"],
  ['a brace that is not closed', 'title: All {hubs places\n', '1:8: title: has a single {'],
  ['asterisks', 'title: A **bold** day\n', "1:8: title: contains '**'"],
  ['half a character', 'title: "A \\uD800 day"\n', '1:8: title: contains the character U+D800'],
  ['a character that XML forbids', 'title: "A \\uFFFE day"\n', '1:8: title: contains the character U+FFFE'],
  ['a text without end', `title: ${'x'.repeat(3000)}\n`, '1:8: title: has 3000 characters'],
  ['UTF-16', Buffer.from('\uFEFFtitle: A day\n', 'utf16le').toString('utf8'), '1:1: is saved as UTF-16'],
])('in a field, %s is one error, with position and advice', (_, yaml, fault) => {
  expect(inEvent(yaml)).toEqual([expect.stringContaining(fault)]);
});

test('a paragraph of a translation without its script is reported', () => {
  const inTamil = (text: string): string[] =>
    loadContent(
      new Map([
        ['news/of-the-test.mdx', `${articleHead}Words\n`],
        ['news/of-the-test.ta.mdx', `---\ntitle: சோதனை\n---\n\nகைவினை\n\n${text}\n`],
      ]),
    )
      .issues.filter(({ file }) => file.endsWith('.ta.mdx'))
      .map((issue) => formatIssue(issue));

  expect(inTamil('Words of another language and no letter of its own.')).toEqual([
    expect.stringMatching(/:7:1: text: has a paragraph without a letter/),
  ]);
  expect(inTamil('The Act on Women at Work, 2013\n\nKaivinai, 12 Gandhi Street, T. Nagar, Chennai 600017')).toEqual([]);
  expect(inTamil('a.name@of.an.address.example\n\nhttps://www.example.org/a/page/of/another')).toEqual([]);
});

test.each(['ta', '__proto__', 'constructor'])('%s is not allowed in a path', (segment) => {
  const segments = `segments:\n  - segment: ${segment}\n    label: Words\n    path: /join\n`;

  expect(faultsIn('site/interface.yaml', segments).filter((fault) => fault.includes('segments'))).toHaveLength(1);
});

test('values in messages are shortened and on one line', () => {
  const [date = ''] = inEvent(`date: "${'9'.repeat(500)}\\nx"\n`);
  expect(date).toMatch(/^1:7: date: '9{79}…' is not a date/);
  expect(date).not.toContain('\n');
});

test('unused files and symbolic links are reported, files of other programs are ignored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const content = join(folder, 'content');
  for (const name of ['events', 'images', '.git']) mkdirSync(join(content, name), { recursive: true });
  mkdirSync(join(folder, 'public'));
  const names = [
    'events/a.yaml',
    'events/a.yaml.txt',
    'events/B.YAML',
    'events/a.yaml~',
    'notes.txt',
    'events/x.jpg',
    'images/a.HEIC',
  ];
  for (const name of [...names, 'images/a.jpg', '.git/x', 'events/.DS_Store']) writeFileSync(join(content, name), 'x');
  symlinkSync('/nowhere', join(content, 'events/.#a.yaml'));
  symlinkSync('/etc/hostname', join(content, 'events/c.yaml'));
  symlinkSync('/etc/hostname', join(folder, 'public/d.txt'));

  expect([...readContentFiles(content).keys()]).toEqual(['events/a.yaml']);
  expect(
    findStrayFiles(content, join(folder, 'public'))
      .map(({ file }) => file.slice(folder.length + 1))
      .toSorted(),
  ).toEqual(['public/d.txt', ...[...names.slice(1), 'events/c.yaml'].map((name) => `content/${name}`)].toSorted());
  rmSync(folder, { recursive: true });
});

describe('an event with several errors', () => {
  const event = `title: All {hubs} hubs, {visitors} guests
date: 2026-13-06
location: Tenkasi
desc: See a coconut shell turn into a bowl, from saw to polish, beside a maker.
status: Upcoming
attendees: Everyone
cost:
  rupees: 0
revised: 2026-05-04
venue:
  name: The hub
  hub: nowhere
about:
  - A day.
expect:
  - Tea
organiser: The makers
picture: ta-sitt
`;
  const tamil = 'title: rpul;il ikaj;\nlocation: தென்காசி\ndate: 2026-12-06\n';
  const site = [...readContentFiles('content')].filter(
    ([name]) => name.startsWith('site/') || name === 'pages/hub.yaml',
  );
  const faults = (text: string): string[] =>
    loadContent(new Map([...site, ['events/a.yaml', text], ['events/a.ta.yaml', tamil]]))
      .issues.filter(({ file }) => file.startsWith('content/events/a.'))
      .map((issue) => formatIssue(issue).slice('content/events/a.'.length));
  const references = [
    "yaml:1:8: title: uses '{visitors}'",
    "yaml:12:8: venue.hub: 'nowhere' is not in hubs",
    "yaml:18:10: picture: 'ta-sitt' is not a picture",
  ];
  const words = [
    "ta.yaml:1:8: title: 'rpul;il ikaj;' has no letter of this language",
    'ta.yaml:3:7: date: is the same in all languages',
  ];

  test.each([
    ['one in its fields', event, "yaml:2:7: date: '2026-13-06' is not a date"],
    [
      'one between its fields',
      event.replace('13-06', '12-06').replace('location', 'lastDay: 2026-12-06\nlocation'),
      'yaml:3:10: lastDay: is not after',
    ],
  ])('reports them together, in both languages, next to %s', (_, text, own) => {
    const found = faults(text);

    const kinds = found.map((fault) => fault.replace(/:\d+:\d+/, ''));
    for (const fault of [own, ...references, ...words]) {
      expect(kinds).toEqual(expect.arrayContaining([expect.stringContaining(fault.replace(/:\d+:\d+/, ''))]));
    }
    expect(found).toHaveLength(6);
  });
});
