/** @jest-environment node */

import { evaluateSync } from '@mdx-js/mdx';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';

import { PolicyArticle } from '@/components/policies/PolicyArticle';
import { type MdxContent, renderMdxBody } from '@/components/prose/mdx-body';
import { getPolicy } from '@/lib/content/policies';
import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';
import { readSource } from '@/build/content/load/source';

import { articleHead } from '../../support/article';
import { contentWith, exampleOf } from '../../support/content';

const files = contentWith({});
const marker = 'Vaaymozhi';

/** The errors of one changed or added file, next to its original and the files of the site, or to all content. */
const findFaults = (name: string, text: string, isBeside: (other: string) => boolean = () => false): string[] => {
  const original = name.replace('.ta.', '.');
  const others = [...files].filter(
    ([other]) => other === original || /^site\/|^images\/loom/.test(other) || isBeside(other),
  );
  return loadContent(new Map([...others, [name, text]]))
    .issues.filter(({ file }) => file === `content/${name}`)
    .map(formatIssue);
};

const article = (body: string) => `${articleHead}${body}\n`;

const table = `| Piece | Price |\n|---|---|\n| Bowl | 240 |`;
const captioned = (inner: string) => `<DataTable caption="Prices">\n\n${inner}\n\n</DataTable>`;

test.each([
  ['a note beside a table', captioned(`${table}\n\n${marker}`)],
  ['a second table', captioned(`${table}\n\n${table.replace('Bowl', marker)}`)],
  ['words in place of a table', captioned(marker)],
  ['a cell beyond the head', captioned(`${table.replace(/$/, '')} ${marker} |`)],
  ['words within a component that shows none', `Free above <Rupees of="freeShippingAbove">${marker}</Rupees>.`],
  ['words within an address', `Call <Phone>${marker}</Phone>.`],
  ['a definition that nothing uses', `Words.\n\n[Note]: /faq "${marker}"`],
  ['a title of a link', `See [the hubs](/hubs "${marker}").`],
  ['a comment within a sentence', `Words {/* ${marker} */} and more.`],
  ['a comment of HTML', `Words <!-- ${marker} -->.`],
  ['a footnote', `Words.[^1]\n\n[^1]: ${marker}`],
  ['code', `Words {${marker}} and more.`],
  ['a block of code', `\`\`\`${marker}\nx\n\`\`\``],
  ['an import', `import x from '${marker}'\n\nWords.`],
  ['an unknown attribute', `Call <Phone note="${marker}" /> today.`],
])('in an article, %s is an error with its line', (_, body) => {
  expect(findFaults('news/of-the-test.mdx', article(body))).toContainEqual(
    expect.stringMatching(/^content\/news\/of-the-test\.mdx:\d+:\d+: /),
  );
});

test.each([
  ['nothing', ''],
  ['a space', '&nbsp;'],
  ['a line', '***'],
  ['a heading', '## Words'],
])('an article with %s alone is an error', (_, body) => {
  expect(findFaults('news/of-the-test.mdx', article(body))).toEqual([
    expect.stringContaining('no text below the front matter'),
  ]);
});

test('the same block twice on a page is an error', () => {
  const block = '<InShort>\n\nWords.\n\n</InShort>';

  expect(findFaults('news/of-the-test.mdx', article(`${block}\n\n${block}`))).toEqual([
    expect.stringContaining('appears twice'),
  ]);
});

test('a comment on lines of its own is welcome', () => {
  const head = article(`{/* ${marker}\n   of two lines */}\n\nWords.`).replace('---\n', `---\n# ${marker}\n`);

  expect(findFaults('news/of-the-test.mdx', head)).toEqual([]);
});

const yamlFaults = (text: string) => readSource('content/x.yaml', text).issues.map(formatIssue);

test.each([
  ['a number after a hash', 'location: Hall #4', '1:16'],
  ['words after a hash in a list', 'terms:\n  - Tea #2', '2:9'],
  ['an entry indented too far', 'terms:\n  - Cake\n    - Tea', '3:5'],
  ['words after a quoted text', 'title: "One" # two', '1:14'],
])('in YAML, %s would be lost, and is an error', (_, text, place) => {
  expect(yamlFaults(text)).toEqual([expect.stringMatching(`^content/x.yaml:${place}: `)]);
});

test.each([
  '# first\ntitle: One\n  # in between\nlist:\n  # before\n  - one\n# last\n',
  'title: "Hall #4"\nlead: C# and C#4\nlong: >-\n  One #2\n  - three\n',
  "title: 'It''s #1'\nlist: [one, two]\n",
  'title: One\r\n# comment\r\nlead: Two\r\n',
])('in YAML, %j loses nothing', (text) => {
  expect(yamlFaults(text)).toEqual([]);
});

/** Every text of a parsed value, with its path. */
const findTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findTexts) : [];
};

// One file of each folder and ending.
const kinds = [...files.keys()].filter((name, index, names) => {
  const kindOf = (file: string) => file.replace(/[^/.]+(?=\.[a-z.]+$)/, '');
  return names.findIndex((other) => kindOf(other) === kindOf(name)) === index;
});

test.each(kinds)('%s: a word added to any line is parsed, or reported', (name) => {
  const text = files.get(name) ?? '';
  const lines = text.split('\n');
  const end = name.endsWith('.mdx') ? lines.indexOf('---', 1) : lines.length;
  const lost = lines.slice(0, end).flatMap((line, index) => {
    if (line.trim() === '' || line === '---' || line.trimStart().startsWith('#')) return [];
    return [` ${marker}`, ` #${marker}`].filter((added) => {
      const { source, issues } = readSource(`content/${name}`, lines.with(index, line + added).join('\n'));
      return issues.length === 0 && !findTexts(source.value).some((value) => value.includes(marker));
    });
  });

  expect(lost).toEqual([]);
});

/** A text with a block of each kind that words can be in. */
const everyBlock = `First words, *slanted* and **bold**, with [a link](/hubs) and <Phone />.

<InShort>

In short.

</InShort>

## A section

- An entry
- Another
  - A part of it

1. One
2. Two

### A part

> A quote

<DataTable caption="Prices">

| Piece | Price |
| ----- | ----- |
| Bowl  | 240   |

</DataTable>

<Numerals surface="indigo">

Words <Margin count="2" of="years">beside</Margin> a number.

</Numerals>

***

<PieceRates>

Words about rates.

</PieceRates>

See <External to="store">the store</External>.`;

/** A text with the marker behind each line, before its words, and on a line of its own, with or without empty lines. */
const placeMarkers = (lines: readonly string[]): string[] =>
  lines.flatMap((line, index) => {
    const onLine = [`${line} ${marker}`, line.replace(/^\W*/, (signs) => `${signs}${marker} `)];
    const changes = [...(line === '' ? [] : onLine), `${line}\n${marker}`, `${line}\n\n${marker}\n`];
    return changes.map((changed) => lines.with(index, changed).join('\n'));
  });

/** The HTML of a policy with this text. */
const renderPolicy = (text: string): string => {
  const { default: Content } = evaluateSync(text, { ...runtime, remarkPlugins: [remarkGfm] });
  return renderToStaticMarkup(
    <PolicyArticle policy={getPolicy('/shipping')} path="/shipping" body={renderMdxBody(Content as MdxContent)} />,
  );
};

test('a word added anywhere in a text is on its page, or reported', () => {
  expect(findFaults('news/of-the-test.mdx', article(everyBlock))).toEqual([]);

  const lost = placeMarkers(everyBlock.split('\n')).filter(
    (text) => findFaults('news/of-the-test.mdx', article(text)).length === 0 && !renderPolicy(text).includes(marker),
  );
  expect(lost.map((text) => text.split('\n').filter((line) => line.includes(marker)))).toEqual([]);
});

test.each([
  ['news/of-the-test', 'Call <Phone />.', 'அழைக்க: +91 90000 11111.', 'does not have <Phone>'],
  [
    'news/of-the-test',
    'Free above <Rupees of="freeShippingAbove" />.',
    '₹99-க்கு மேல் இலவசம்.',
    'does not have <Rupees of="freeShippingAbove">',
  ],
])('%s: %s in Tamil without its fact is an error', (name, words, tamil, part) => {
  const original = new Map([[`${name}.mdx`, article(words)]]);
  const translation = `---\ntitle: சோதனை\n---\n\n${tamil}\n`;
  const { issues } = loadContent(new Map([...files, ...original, [`${name}.ta.mdx`, translation]]));

  expect(issues.map(formatIssue)).toContainEqual(expect.stringContaining(part));
});

test('a field in Tamil without the fact of its original is an error', () => {
  const event = exampleOf('events', /^organiser: /m);
  const original = (files.get(event) ?? '').replace(/^organiser: .*$/m, "organiser: 'Back in {refund}'");
  const { issues } = loadContent(
    new Map([...files, [event, original], [event.replace('.yaml', '.ta.yaml'), 'organiser: ஒன்பது நாளில்\n']]),
  );

  expect(issues.map(formatIssue)).toContainEqual(expect.stringContaining('does not use {refund}'));
});

const pastYear = '2062-04-10';
const event = exampleOf('events', /^from: /m);

test.each([
  [exampleOf('news'), /^date: .*$/m, `date: ${pastYear}`, 'date: '],
  ['policies/shipping.mdx', /^updated: .*$/m, `updated: ${pastYear}`, 'updated: '],
  ['policies/shipping.mdx', /^updated: .*$/m, 'updated: 2024-01-01', 'updated: is before'],
  [exampleOf('careers'), /^posted: .*$/m, `posted: ${pastYear}`, 'posted: '],
  [event, /^revised: .*$/m, `revised: ${pastYear}`, 'revised: '],
  [event, /^from: /m, 'lastDay: 2029-01-11\nfrom: ', 'lastDay: '],
  ['site/enterprise.yaml', /^whatsapp: .*$/m, 'whatsapp: +91 90000 0000', 'whatsapp: '],
  ['site/enterprise.yaml', /^whatsapp: .*$/m, 'whatsapp: +91 4633 000 000', 'whatsapp: '],
  ['site/enterprise.yaml', /^email: .*$/m, 'email: hello..x@kaivinai.example', 'email: '],
  ['site/enterprise.yaml', /^email: .*$/m, 'email: hello@-kaivinai.example', 'email: '],
  [
    'site/enterprise.yaml',
    /^(social:\n)/m,
    'social:\n  - name: Instagram\n    url: https://a.example\n  - name: Instagram\n    url: https://b.example\n',
    'social: ',
  ],
  [exampleOf('pieces'), /^size: .*$/m, 'size: 450 × 750 mm', 'size: '],
  ['images/loom.yaml', /^alt: .*$/m, 'alt: loom.svg', 'alt: '],
  [event.replace('.yaml', '.ta.yaml'), /^title: .*$/m, 'title: "???????? ????"', 'title: '],
  [event.replace('.yaml', '.ta.yaml'), /^title: .*$/m, 'title: "2026"', 'title: '],
  [event.replace('.yaml', '.ta.yaml'), /^organiser: .*$/m, 'organiser: Craft', 'organiser: '],
  [event, /^title: .*$/m, 'title: "..."', 'title: '],
  [event, /^title: .*$/m, 'title: TBD', 'title: '],
  [exampleOf('brands'), /^name: .*$/m, 'name: xxx', 'name: '],
  [exampleOf('brands'), /^name: .*$/m, 'name: "-"', 'name: '],
])('%s: %s written as %j is an error of its field', (name, field, value, part) => {
  const text = files.get(name) ?? '';
  const changed = text.replace(field, value);
  if (changed === text) throw new Error(`${name} has no such field.`);

  expect(findFaults(name, changed)).toContainEqual(
    expect.stringMatching(`^content/${name}:\\d+:\\d+: (?:.*: )?${part}`),
  );
});

test('a link to this site in full is an error', () => {
  expect(findFaults('news/of-the-test.mdx', article('See [the hubs](https://www.kaivinai.example/hubs).'))).toEqual([
    expect.stringContaining('is a page of this site'),
  ]);
});

test.each([
  [
    'images/loom.yaml',
    /^alt: .*$/m,
    /^alt: .*$/m.exec(files.get('images/hands.yaml') ?? '')?.[0] ?? '',
    'alt: is the same',
  ],
  [event, /^title: .*$/m, `title: ${'Long words '.repeat(30).trim()}`, 'title: has'],
])('%s: %s is compared with other items and with what is drawn of it', (name, field, value, part) => {
  const faults = findFaults(name, (files.get(name) ?? '').replace(field, value), () => true);

  expect(faults).toContainEqual(expect.stringContaining(part));
});

test.each(['>', '|'])('a long text after %s has no line break at its end', (sign) => {
  const name = event;
  const text = (files.get(name) ?? '').replace(/^desc: (.*)$/m, (_, words: string) => `desc: ${sign}\n  ${words}`);

  expect(readSource('content/x.yaml', text).source.value).toEqual(
    readSource('content/x.yaml', files.get(name) ?? '').source.value,
  );
});
