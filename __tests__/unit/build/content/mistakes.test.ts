/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { formatAnnotation } from '@/build/content/issues';
import { decodeBytes, findStrayFiles, readContentFiles } from '@/build/content/load/files';

import { articleHead } from '../../support/article';
import { changed, fixtureFile, issuesIn } from '../../support/fixture';

const enterprise = 'site/enterprise.yaml';
const picture = 'images/loom.yaml';
const hub = 'hubs/loom-salem.yaml';
const mentor = 'mentors/kala-r.yaml';
const event = 'events/open-day.yaml';
const tamilEvent = 'events/open-day.ta.yaml';
const piece = 'pieces/reed-bowl.yaml';
const set = 'gift-sets/two-bowls.yaml';
const role = 'careers/reed-buyer.yaml';
const policy = 'policies/of-the-test.mdx';
const words = 'site/interface.yaml';

/** A file, a replacement in it, and the line and the message of the only error that results. */
const fields: readonly (readonly [file: string, before: string | RegExp, after: string, error: string])[] = [
  // The parser of YAML
  [event, /^title: .*$/m, 'title: "Open day', '1:8: title: is not valid YAML: Missing closing "quote'],
  [event, /^title: .*$/m, "title: 'Open day", "1:8: title: is not valid YAML: Missing closing 'quote"],
  [event, '  - All tools', '  - "All tools', 'expect: is not valid YAML: Missing closing "quote'],
  [policy, /^title: .*$/m, 'title: "Policy', '4:8: title: is not valid YAML: Missing closing "quote'],
  [enterprise, /^madeIn: .*$/m, 'madeIn: Made: in India', 'is not valid YAML: Nested mappings'],
  [event, 'date: 2026', 'date:2026', '2:1: is not valid YAML'],
  [event, 'venue:\n  name', 'venue:\n\tname', 'is not valid YAML: Tabs are not allowed'],
  [event, /^title: .*$/m, 'title: *made', "1:8: begins with '*made', a reference in YAML"],
  [event, /^title: .*$/m, 'title: A\ntitle: B', '2:1: is not valid YAML: Map keys must be unique'],
  // Keys and types
  [enterprise, 'copyright:', 'copyright: x\ncopyrigth:', "copyrigth: is not a known key. Did you mean 'copyright'?"],
  [event, '  rupees: 600', '  rupees: 600\n  text: x', 'cost.text: is not a known key. Use one of: rupees, includes.'],
  [event, 'title:', '__proto__: x\ntitle:', '1:1: __proto__: is not a known key.'],
  [enterprise, /^email: .*\n/m, '', 'email: is missing. Write text.'],
  [event, /^title: .*$/m, 'title: 12', '1:1: title: is 12, but must be text. Put quotes around it.'],
  [event, /^title: .*$/m, 'title:\n  - A', '1:1: title: is ["A"], but must be text.'],
  [event, 'rupees: 600', 'rupees: 12%', 'cost.rupees: is "12%", but must be a number.'],
  [event, 'rupees: 600', 'rupees: 99999999', 'cost.rupees: Too big'],
  [hub, 'status: Active', 'status: Actve', 'status: "Actve" is not an allowed value. Did you mean \'Active\'?'],
  // Text
  [event, /^title: .*$/m, 'title: Hall #4', "1:13: '#4' is a comment, which no page shows"],
  [event, /^title: .*$/m, 'title: ""', '1:1: title: is empty.'],
  [event, /^title: .*$/m, 'title: A \u202eday', '1:1: title: contains the character U+202E'],
  [event, /^title: .*$/m, 'title: "A \\uD800 day"', '1:1: title: contains the character U+D800'],
  [tamilEvent, /^title: .*$/m, 'title: ???????? ????', "1:1: title: contains '????', which programs write"],
  [event, /^title: .*$/m, 'title: All {hubs places', '1:1: title: has a { that belongs to no variable'],
  [
    event,
    /^title: .*$/m,
    'title: All {hbus}',
    "1:1: title: uses '{hbus}', which is not a variable. Did you mean 'hubs'?",
  ],
  [event, /^title: .*$/m, 'title: "{ten} pots"', 'For the characters, write \\{ten}.'],
  [event, /^title: .*$/m, 'title: "{hubActive|hub|hubs}"', "title: chooses by 'hubActive', which is not a count."],
  [event, /^desc: .*$/m, 'desc: A day.', 'desc: has 6 characters. Write 50 to 160.'],
  // Days, times, addresses
  [event, '2026-12-12', '2026-02-30', '2:1: date: is not a date of the calendar'],
  [event, '2026-12-12', '0026-12-12', '2:1: date: is outside the years 2020 to 2100'],
  [event, 'from: 10:00', 'from: 24:00', 'from: is not a time. Write it as HH:MM'],
  [event, 'revised: 2026-10-12', 'revised: 2099-01-01', 'revised: is in the future'],
  [enterprise, /(store: .*)$/m, 'store: https://shop', 'external.store: is not a valid address.'],
  [hub, /^ {2}phone: .*$/m, '  phone: +91 452 000', 'reach.phone: is not a phone number.'],
  [enterprise, /^whatsapp: .*$/m, 'whatsapp: +91 4633 000 000', 'whatsapp: is not a mobile number.'],
  [enterprise, /^email: .*$/m, 'email: hello..x@kaivinai.example', 'email: is not an e-mail address.'],
  [piece, /^product: .*$/m, 'product: a/%2e%2E/evil', 'product: is not a path below an address.'],
  [words, /segment: .*/, 'segment: ta', "segments[0].segment: 'ta' is a reserved name."],
  // Between the fields of an item
  [event, 'from: 10:00', 'lastDay: 2026-12-12\nfrom: 10:00', 'lastDay: is not after the first day'],
  [event, 'from: 10:00', 'lastDay: 2029-12-12\nfrom: 10:00', 'lastDay: is more than 60 days after'],
  [event, 'to: 13:00', 'to: 10:00', 'to: is not after the start time, 10:00'],
  [event, 'to: 13:00\n', '', "from: needs both 'from' and 'to'."],
  [event, '  locality: Salem\n', '', "venue: needs 'locality'"],
  [mentor, 'totalReviews: 16', 'totalReviews: 19', "totalReviews: is more than 'guided', 18"],
  [mentor, 'totalReviews: 16\n', '', "needs both 'rating' and 'totalReviews', or neither."],
  [hub, /^makers: .*$/m, 'makers: 30', 'dots, but 30 makers need 3'],
  [hub, /^hours: .*\n/m, '', 'hours: is missing for a hub that is active'],
  [piece, 'rupees: 36', 'rupees: 37', 'parts: add up to 301, but the price is 300'],
  [set, /^pieces:\n/m, 'pieces:\n  - piece: reed-bowl\n    count: 1\n', "'reed-bowl' appears twice"],
  [role, /closes: .*/, 'closes: 2020-01-01', 'closes: is before the day the role was posted'],
  // References
  [mentor, /^hub: .*$/m, 'hub: loom-sale', "hub: 'loom-sale' is not in hubs. Did you mean 'loom-salem'?"],
  [
    event,
    'picture: hands',
    'picture: hand',
    "picture: 'hand' is not a picture in content/images. Did you mean 'hands'?",
  ],
  [picture, 'file: loom.svg', 'file: lom.svg', "file: 'lom.svg' is not in content/images."],
  // Translations
  ['images/loom.ta.yaml', /^alt: /m, 'medium: drawing\nalt: ', '1:1: medium: is the same in all languages'],
  [tamilEvent, /^title: /m, 'titel: x\ntitle: ', '1:1: titel: is not a key of the original. Did you mean'],
  [tamilEvent, /^about:\n.*/m, 'about: பத்தி', 'about: is "பத்தி", but must be a list'],
  [tamilEvent, /^about:\n.*/m, 'about:\n  - அ\n  - ஆ', 'about: has 2 entries, but the original has 1.'],
];

test.each(fields)('in %s, %s changed to %j is one error, with its position: %s', (file, before, after, error) => {
  const found = issuesIn({ [file]: changed(file, before, after) });

  expect(found).toEqual([expect.stringContaining(error)]);
  expect(found[0]).toMatch(new RegExp(`^content/${file}:\\d+:\\d+: `));
});

/** The text of an article, and the line below its head and the message of the only error in it. */
const bodies: readonly (readonly [body: string, error: string])[] = [
  // The parser of MDX
  ['Words.\n\n<InShort>\n\nWords.', '3:1: text: is not valid MDX: Expected a closing tag for `<InShort>`'],
  ['Less <than', '1:11: text: is not valid MDX'],
  ['A {brace', 'For the characters themselves, write \\{ or &lt;.'],
  [`${'>'.repeat(5000)} x`, 'text: is not valid MDX'],
  // Links
  ['[a](/contct)', "1:1: link: '/contct' is not a page of this site. Did you mean '/contact'?"],
  ['[a](/contact#from)', "link: '/contact' has no anchor '#from'. Did you mean '#form'?"],
  ['[a](#what)', "link: '/news/of-the-test' has no anchor '#what'."],
  ['[a](/events/closed-day)', "link: '/events/closed-day' is not a page of this site."],
  ['[a](/../package.json)', "link: '/../package.json' is not a page of this site."],
  ['[a](//evil.example)', "link: '//evil.example' is not a page of this site."],
  ['[a](/testimonials)', "link: '/testimonials' has nothing to show, because content/testimonials is empty."],
  ['[a](sitemap)', "link: 'sitemap' is not a link. Start it with /"],
  ['[a](http://example.org)', "link: 'http://example.org' is not a link."],
  ['[a](javascript:alert)', "link: 'javascript:alert' is not a link."],
  ['[a](https://user:word@example.org)', 'is not a link'],
  ['[a](tel:0800-CALL)', "link: 'tel:0800-CALL' is not a link."],
  ['[a](https://www.kaivinai.example/hubs)', 'is a page of this site. Write only its path'],
  ['[a](/hubs "A title")', 'has a title'],
  ['Words.\n\n[Note]: /faq', '3:1: text: is a link definition, which no page shows'],
  // Components and headings
  ['<Cuont of="refund" />', "<Cuont> is not a component. Did you mean 'Count'?"],
  ['One <b>two</b>', '1:5: text: <b> is not a component.'],
  ['<Rupees of="freeShipping" />', "<Rupees> has no value 'freeShipping' for 'of'."],
  ['<Period />', '<Period> needs the attribute of="…"'],
  ['<Phone to="x" />', "<Phone> has no attribute 'to'. There are none."],
  ['Call <Phone>us</Phone>.', '<Phone> shows nothing that is between its tags'],
  ['<DataTable caption="A">\n\nWords\n\n</DataTable>', '<DataTable> shows one table only'],
  ['| a | b |\n| - | - |\n| c | d |', '1:1: table: has no caption.'],
  ['<DataTable caption="A">\n\n| a |\n| - |\n| c | d |\n\n</DataTable>', '5:5: table: has more cells in this row'],
  ['<InShort>\n\nA\n\n</InShort>\n\n<InShort>\n\nB\n\n</InShort>', '7:1: text: <InShort> appears twice.'],
  ['Days {site.phone} are', 'text: contains code.'],
  ['import a from "b"\n\nDays', 'text: begins with import or export'],
  ['# What', '1:1: heading: begins with one #.'],
  ['## What **it**', 'heading: must be plain text'],
  ['<InShort>\n\n## Short\n\n</InShort>', '3:1: heading: is inside <InShort>.'],
  ['## In short', "heading: would have the id 'in-short'"],
  ['## A\n\n#### B', '3:1: heading: skips a level.'],
  // What a page would not show
  ['![A loom](https://pictures.example/loom.jpg)', 'is not a file of this site'],
  ['![](/favicon.svg)', 'picture: has no alt text.'],
  ['Words.[^1]\n\n[^1]: More.', '3:1: text: is a footnote'],
  ['1. Saw.\n  - slowly\n2. Sand.', '3:1: list: begins at 2, but the page counts from 1.'],
  ['A\u202e day', '1:2: text: contains the character U+202E'],
  [`A${decodeBytes(Buffer.from([0x92]))}s`, '1:2: is not saved as UTF-8.'],
];

test.each(bodies)('the text %j is one error, with its position: %s', (body, error) => {
  const file = 'news/of-the-test.mdx';
  const start = articleHead.split('\n').length - 1;
  const found = issuesIn({ [file]: `${articleHead}${body}\n` }).map((line) =>
    line.replace(/^(content\/[^:]*:)(\d+)/, (_, name: string, row: string) => `${name}${Number(row) - start}`),
  );

  expect(found).toEqual([expect.stringContaining(error)]);
  expect(found[0]).toMatch(/^content\/news\/of-the-test\.mdx:\d+:\d+: /);
});

test.each<readonly [name: string, issue: string]>([
  ['images/nothing.ta.yaml', 'is a translation, but its original does not exist.'],
  ['images/loom.en.yaml', "is in the source language. Remove '.en'"],
  ['images/loom.tx.yaml', "'.tx' is not a language of the site. Did you mean 'ta'?"],
  ['hubs/new.yml', 'must end in .yaml'],
  ['image/hero.yaml', 'is not a content file'],
  ...['images/Big Hero', 'images/nul', 'hubs/index', 'hubs/ta'].map(
    (name) => [`${name}.yaml`, 'is reserved, or not a file name'] as const,
  ),
])('the name %s is an error: %s', (name, issue) => {
  expect(issuesIn({ [name]: 'alt: x\n' })).toEqual([expect.stringContaining(`content/${name}: `)]);
  expect(issuesIn({ [name]: 'alt: x\n' })[0]).toContain(issue);
});

test.each([
  ['Phone <Phone />', 'தொலைபேசி', 'does not have <Phone> of content/news/a.mdx'],
  ['## One\n\nWords', 'சொற்கள்', 'does not have the headings of content/news/a.mdx'],
])('a Tamil text of %j without its facts and headings is an error', (body, tamil, error) => {
  const files = { 'news/a.mdx': `${articleHead}${body}\n`, 'news/a.ta.mdx': `---\ntitle: சோதனை\n---\n\n${tamil}\n` };

  expect(issuesIn(files)).toEqual([expect.stringContaining(error)]);
});

test('a Tamil field without the constant of its original is an error', () => {
  const files = {
    [event]: changed(event, /^organiser: .*$/m, "organiser: 'Back in {refund}'"),
    [tamilEvent]: changed(tamilEvent, /^organiser: .*$/m, 'organiser: ஒன்பது நாளில்'),
  };

  expect(issuesIn(files)).toEqual([
    expect.stringContaining('organiser: does not use {refund}, but the original does.'),
  ]);
});

test('the errors of several files are reported together, and an invalid file causes none in others', () => {
  const found = issuesIn({
    [picture]: 'medium: [',
    [enterprise]: changed(enterprise, 'copyright:', 'copyrigth:'),
    [event]: changed(event, '2026-12-12', '2026-02-30').replace('picture: hands', 'picture: hand'),
    [policy]: changed(policy, '](/contact)', '](/contct)'),
  });

  expect(found.map((line) => line.split(':', 1)[0])).toEqual(
    expect.arrayContaining([picture, enterprise, event, policy].map((file) => `content/${file}`)),
  );
  expect(found.filter((line) => !/loom\.yaml|enterprise|open-day|of-the-test/.test(line))).toEqual([]);
});

test('the fixture has no errors', () => {
  expect(issuesIn({})).toEqual([]);
  expect(fixtureFile(event)).toContain('title');
});

test('unused files and symbolic links are reported, files of other programs are ignored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const content = join(folder, 'content');
  for (const name of ['events', 'images', '.git']) mkdirSync(join(content, name), { recursive: true });
  mkdirSync(join(folder, 'public'));
  const stray = ['events/a.yaml.txt', 'events/B.YAML', 'notes.docx', 'events/x.jpg', 'images/a.HEIC', 'images/b.gif'];
  const right = ['events/a.yaml', 'images/a.jpg', '.git/x', 'events/.DS_Store'];
  for (const name of [...stray, ...right]) writeFileSync(join(content, name), 'x');
  symlinkSync('/etc/hostname', join(content, 'events/c.yaml'));
  symlinkSync('/etc/hostname', join(folder, 'public/d.txt'));

  expect([...readContentFiles(content).keys()]).toEqual(['events/a.yaml']);
  const files = findStrayFiles(content, join(folder, 'public')).map(({ file }) => file.slice(folder.length + 1));
  expect(files.toSorted()).toEqual(
    ['public/d.txt', ...[...stray, 'events/c.yaml'].map((name) => `content/${name}`)].toSorted(),
  );
  rmSync(folder, { recursive: true });
});

test('an error becomes a one-line annotation with its position', () => {
  const issue = { file: 'content/events/fair.yaml', path: ['steps', 2, 'title'], message: 'is 100%\nwrong.' };

  expect(formatAnnotation({ ...issue, position: { line: 3, column: 7 } })).toBe(
    '::error file=content/events/fair.yaml,line=3,col=7::steps[2].title: is 100%25%0Awrong.',
  );
  expect(formatAnnotation({ ...issue, path: [] })).toBe('::error file=content/events/fair.yaml::is 100%25%0Awrong.');
});
