/** @jest-environment node */
import { altered, issuesWith } from '../../support/content';

/** A policy that stands beside those of the editors, who may change every word of theirs. */
const policy = `---
label: Policy of the test
description: What a policy may hold that an editor can get wrong, and that the check must tell of.
title: Policy of the test
lead: What a policy may hold that an editor can get wrong, and that the check must tell of.
published: 2025-01-01
updated: 2026-01-01
---

<InShort>

Delivery is free above <Rupees of="freeShippingAbove" />.

</InShort>

## What it costs

We deliver to the other large cities.

Days are counted. It takes <Count of="standardMetro" /> days, and <Period of="processing" /> before.

[Ask us](/contact). Read [what it costs](/of-the-test#what-it-costs), and how we treat [your data](/privacy).

![A loom](/favicon.svg)
`;

const file = 'policies/of-the-test.mdx';
const place = {
  enterprise: 'site/enterprise.yaml',
  picture: 'images/basketry.yaml',
  words: 'images/basketry.ta.yaml',
} as const;

/** The policy of the test with one part of it changed. */
function changed(before: string, after: string): string {
  const text = policy.replace(before, () => after);
  if (text === policy) throw new Error(`The policy of the test has no '${before}' to change.`);
  return text;
}

type Row = readonly [issue: string, file: string, text: string, told: string];

const inPolicy = (issue: string, before: string, after: string, told: string): Row => [
  issue,
  file,
  changed(before, after),
  told,
];

const inFile = (issue: string, name: string, before: string | RegExp, after: string, told: string): Row => [
  issue,
  name,
  altered(name, before, after),
  told,
];

/** What an editor can get wrong, on the real content with one file changed. Each topic's own issues stand in its test. */
const issues: readonly Row[] = [
  inFile(
    'a key that is none',
    place.enterprise,
    'copyright:',
    'copyrigth:',
    "copyrigth: there is no such key. Did you mean 'copyright'?",
  ),
  inFile('a key that is missing', place.enterprise, /^email: .*\n/m, '', 'email: is missing. Write text.'),
  inFile(
    'a text that is a number',
    place.enterprise,
    /^name: .*$/m,
    'name: 12',
    'name: is 12, and must be text. Put quotes round it.',
  ),
  inFile('an empty text', place.enterprise, /^name: .*$/m, 'name: ""', 'name: is empty.'),
  inFile(
    'an address that ends in a slash',
    place.enterprise,
    /(store: .*)$/m,
    'store: https://shop.kaivinai.example/',
    "external.store: 'https://shop.kaivinai.example/' is no address.",
  ),
  inFile(
    'a direction override',
    place.enterprise,
    /^madeIn: /m,
    'madeIn: \u202e',
    'madeIn: holds the hidden character U+202E',
  ),
  inFile(
    'a control character',
    place.enterprise,
    /^madeIn: .*$/m,
    'madeIn: "a\\u0007b"',
    'madeIn: holds the hidden character U+0007',
  ),
  inFile(
    'a space at the end of a text',
    place.enterprise,
    /^madeIn: .*$/m,
    'madeIn: "Made here "',
    'madeIn: begins or ends with a space.',
  ),
  inFile(
    'a text with a colon and no quotes',
    place.enterprise,
    /^madeIn: .*$/m,
    'madeIn: Made: in India',
    'wants quotes round it',
  ),
  inFile(
    'a quote that never closes',
    place.enterprise,
    /^madeIn: .*$/m,
    'madeIn: "Made',
    'a quote opens here and never closes.',
  ),
  inFile(
    'a text that begins with a star',
    place.enterprise,
    /^madeIn: .*$/m,
    'madeIn: *made in India',
    "begins with '*made', which YAML takes for a reference. Put quotes round the text.",
  ),
  inFile('a key without a text', place.enterprise, /^madeIn: .*$/m, 'madeIn:', 'madeIn: is empty. Write text.'),
  inFile(
    'a key that stands twice',
    place.enterprise,
    /^madeIn: .*$/m,
    'madeIn: Made\nmadeIn: Made',
    'this key stands twice',
  ),
  inFile(
    'a day that is none',
    'site/figures.yaml',
    /asOf: .*$/m,
    'asOf: 2026-13-01',
    "asOf: '2026-13-01' is no day. Write it as YYYY-MM-DD, such as",
  ),
  inFile(
    'a month for a day',
    'site/figures.yaml',
    /asOf: .*$/m,
    'asOf: 2026-12',
    "asOf: '2026-12' is a month. Write the day too",
  ),
  inFile(
    'a period that runs backward',
    'site/policy-constants.yaml',
    /least: 1\n/,
    'least: 2\n',
    'periods.processing.least: is 2, and most is 2.',
  ),
  inFile(
    'bands of charges with a gap',
    'site/policy-constants.yaml',
    /freeShippingAbove: \d+/,
    'freeShippingAbove: 1001',
    'rupees.middleBandTo: is 999, and freeShippingAbove is 1001. One band ends',
  ),

  inFile(
    'an alt that says nothing',
    place.picture,
    /^alt: .*$/m,
    'alt: A picture',
    "alt: 'A picture' says nothing. Say what the picture shows.",
  ),
  inFile('a picture without alt', place.picture, /^alt: .*\n/m, '', 'alt: is missing.'),
  inFile(
    'an alt that is taken',
    'images/pots.yaml',
    /^alt: .*$/m,
    altered('images/bowls.yaml', /^[\s\S]*?^(?=alt: )/m, '').split('\n')[0] ?? '',
    "alt: is the alt of 'bowls' too.",
  ),
  inFile(
    'a master that is not there',
    place.picture,
    'file: basketry.jpg',
    'file: basket.jpg',
    "file: 'basket.jpg' is not in content/images.",
  ),
  inFile(
    'a picture of pixels in a place for drawings',
    'pages/home.yaml',
    'goods: goods',
    'goods: pots',
    "hero.goods: 'pots' is no drawing",
  ),
  inFile('a focus outside the picture', place.picture, /x: 0\.\d+/, 'x: 1.2', 'focus.x: must be at most 1, is 1.2.'),
  inFile('words of a key that is not translated', place.words, /^alt: /m, 'medium: render\nalt: ', 'medium: '),
  inFile(
    'a line where a translation has keys',
    'pages/contact.ta.yaml',
    /^hero:\n(?: .*\n)+/m,
    'hero: பேசலாம்\n',
    'hero: must be keys with words below it',
  ),
  inFile(
    'a line where a translation has a list',
    'pages/about.ta.yaml',
    /paragraphs:\n(?: {4}.*\n)+/,
    'paragraphs: பெண்கள்\n',
    'who.paragraphs: must be a list',
  ),
  ['a translation of nothing', 'images/nothing.ta.yaml', 'alt: x\n', 'translates a file that is not there.'],
  ['a language that is none', 'images/basketry.tx.yaml', 'alt: x\n', "'.tx' is no language. Did you mean 'ta'?"],
  ['an ending that is nearly right', 'hubs/new.yml', 'title: x\n', 'must end in .yaml'],
  ['a file that nothing reads', 'image/hero.yaml', 'alt: x\n', 'nothing reads this file.'],
  ['a name that no address can hold', 'images/Big Hero.yaml', 'alt: x\n', "'Big Hero' cannot stand in an address."],

  inPolicy(
    'a link to no page',
    '](/contact)',
    '](/contct)',
    "link: '/contct' is no page of this site. Did you mean '/contact'?",
  ),
  inPolicy(
    'a link that is relative',
    '](/privacy)',
    '](privacy)',
    "link: 'privacy' leads nowhere. Did you mean '/privacy'?",
  ),
  inPolicy(
    'a link to a host without https',
    '](/privacy)',
    '](www.example.org)',
    "link: 'www.example.org' leads nowhere. Begin it with / for a page",
  ),
  inPolicy(
    'a link to no place',
    '#what-it-costs)',
    '#what-it-csots)',
    "link: '/of-the-test' has no place '#what-it-csots'. Did you mean '#what-it-costs'?",
  ),
  inPolicy(
    'a link to no place of its own page',
    '](/privacy)',
    '](#what)',
    "link: '#what' is no place on /of-the-test.",
  ),
  inPolicy(
    'a link to no file',
    '](/privacy)',
    '](/papers/none.pdf)',
    "link: '/papers/none.pdf' is no page of this site.",
  ),
  inPolicy(
    'a component that is none',
    '<Count of="standardMetro"',
    '<Cuont of="standardMetro"',
    "<Cuont>: is no component. Did you mean 'Count'?",
  ),
  inPolicy(
    'a constant that is none',
    'of="freeShippingAbove"',
    'of="freeShipping"',
    "<Rupees>: knows no 'freeShipping' for 'of'.",
  ),
  inPolicy('an attribute that is missing', '<Period of="processing" />', '<Period />', '<Period>: needs of="…"'),
  inPolicy(
    'an attribute that is none',
    '<Period of="processing" />',
    '<Period of="processing" to="x" />',
    "<Period>: has no 'to'.",
  ),
  inPolicy('code', 'Days are', '{site.phone} are', '{site.phone}: is code, which this text does not know.'),
  inPolicy('a comment', 'Days are', '{/* to do */} are', 'is a comment. Content holds none'),
  inPolicy('a line of code', 'Days are', 'import a from "b"\n\nDays are', 'text: begins with import'),
  inPolicy('a heading of the first level', '## What', '# What', 'heading: begins with one #.'),
  inPolicy('a heading that holds more than words', '## What it', '## What **it**', 'heading: holds more than words.'),
  inPolicy(
    'a heading inside a component',
    'Delivery is',
    '## Short\n\nDelivery is',
    'heading: stands inside <InShort>.',
  ),
  inPolicy(
    'a table without a caption',
    'We deliver',
    '| a | b |\n| - | - |\n| c | d |\n\nWe deliver',
    'table: has no caption.',
  ),
  inPolicy(
    'a picture of a foreign host',
    '(/favicon.svg)',
    '(https://pictures.example/loom.jpg)',
    'picture: comes from pictures.example, and this site shows pictures of its own only',
  ),
  inPolicy(
    'a picture that is not there',
    '(/favicon.svg)',
    '(/none.svg)',
    "picture: '/none.svg' is no file of this site.",
  ),
  inPolicy('a picture without alt', '![A loom]', '![]', 'picture: has no alt.'),
  inPolicy('a picture whose alt says nothing', '![A loom]', '![picture]', "picture: 'picture' says nothing."),
  inPolicy(
    'a hidden character in a text',
    'Days are',
    'Days\u202e are',
    "text: holds the hidden character U+202E after '",
  ),
  inPolicy(
    'an article that is too large',
    'Days are',
    `Days ${'x'.repeat(1_000_001)} are`,
    'has 1.0 million characters, and may have 1 million.',
  ),
  inPolicy('an amount that is typed', 'Days are', 'It costs ₹149. Days are', `Write <Rupees of="lowBandCharge" />.`),
  inPolicy(
    'an amount in words',
    'Days are',
    'Above 500 rupees it is free. Days are',
    'Write <Rupees of="middleBandFrom" /> or <Rupees of="lowBandBelow" />.',
  ),
  inPolicy(
    'an amount that no constant has',
    'Days are',
    'It costs ₹150. Days are',
    'The nearest is <Rupees of="lowBandCharge" />.',
  ),
  inPolicy(
    'a period that is typed',
    'Days are',
    'Send it within 30 days. Days are',
    'Write <Period of="returnWindow" />.',
  ),
  inPolicy(
    'a period in words',
    'Days are',
    'Send it within thirty days. Days are',
    'Write <Period of="returnWindow" />.',
  ),
  inPolicy(
    'a range of days',
    'Days are',
    'It comes in 3-5 business days. Days are',
    'Write <Period of="standardMetro" />.',
  ),
  inPolicy(
    'a share that is typed',
    'Days are',
    'You get a 100% refund. Days are',
    'Write <Percent of="faultRefund" /> or <Percent of="choiceRefund" />.',
  ),
  inPolicy(
    'a figure at the head',
    'lead: What',
    'lead: For ₹99, what',
    "lead: 'For ₹99, what a' is a figure typed by hand. Write {middleBandCharge}.",
  ),
  inPolicy(
    'a key at the head that is none',
    'title: Policy',
    'titel: Policy',
    "titel: there is no such key. Did you mean 'title'?",
  ),
  inPolicy('a day at the head that is none', '2025-01-01', '2025-02-30', "published: '2025-02-30' is no day."),
  inPolicy(
    'a description that is too short',
    'description: What a policy may hold that an editor can get wrong, and',
    'description: So',
    'description: has 31 characters. A search result shows 50 to 160.',
  ),
  inFile(
    'a description that another page has',
    'policies/shipping.mdx',
    /^description: .*$/m,
    altered('policies/refunds.mdx', /^[^]*?^(?=description: )/m, '').split('\n')[0] ?? '',
    'description: is the same as another page’s.',
  ),
  inPolicy(
    'a title that menus do not call it by',
    'title: Policy of the test',
    'title: A policy',
    "title: is another than the label, 'Policy of the test'.",
  ),
  inPolicy('a head that cannot be read', 'title: Policy', 'title: Policy: of', 'wants quotes round it'),
  inPolicy(
    'a tag that is not closed',
    '</InShort>',
    '',
    'text: <InShort> is opened here and not closed. Write </InShort>',
  ),
  inPolicy('a tag that was not opened', 'Days are', '</b>\n\nDays are', 'text: <b> is HTML'),
  inPolicy('a < for less', 'Days are', 'For <many kg. Days are', 'text: A < begins a component. To show the sign'),
  inPolicy('a { for itself', 'Days are', 'For {many kg. Days are', 'text: A { begins code'),
  ['a text without a head', file, policy.replace(/^---[\s\S]*?---\n/, ''), 'has no head.'],
];

/** What is wrong with a file as a whole has no line. */
const ofWholeFiles = /translates a file|is no language|must end in|nothing reads|cannot stand/;

test.each(issues)('tells %s, and nothing else', (_, name, text, told) => {
  const found = issuesWith({ [file]: policy, [name]: text });
  const where = ofWholeFiles.test(told) ? '' : String.raw`:\d+:\d+`;

  expect(found).toEqual([expect.stringContaining(told)]);
  expect(found[0]).toMatch(new RegExp(`^content/${name}${where}: `));
});

test('points at what is wrong, not at the line alone', () => {
  const text = changed('](/privacy)', '](privacy)');
  const row = text.split('\n').findIndex((line) => line.includes('](privacy)'));
  const column = (text.split('\n')[row] ?? '').indexOf('[your data]');

  expect(issuesWith({ [file]: text })[0]).toContain(`${file}:${row + 1}:${column + 1}: link`);
});

test('one tag that is not closed hides nothing: not the rest of its file, not its head, not other files', () => {
  const broken = changed('</InShort>', '')
    .replace('](/contact)', '](/contct)')
    .replace('lead: What', 'lead: For ₹99, what')
    .replace('Days are', 'For {many kg. Days are');
  const found = issuesWith({
    [file]: broken,
    [place.enterprise]: altered(place.enterprise, 'copyright:', 'copyrigth:'),
    [place.picture]: altered(place.picture, 'file: basketry.jpg', 'file: basket.jpg'),
  });

  for (const told of ['copyrigth', '<InShort> is opened here', "'/contct' is no page", 'A { begins code']) {
    expect(found).toContainEqual(expect.stringContaining(told));
  }
});

test('the first issue of a file is the first cause, and nothing that follows from it is told', () => {
  const found = issuesWith({ [place.picture]: 'medium: [', [file]: policy });

  expect(found).not.toEqual([]);
  expect(found.filter((line) => !line.startsWith(`content/${place.picture}`))).toEqual([]);
});

test.each(['policies/privacy.mdx', 'pages/story.yaml', 'site/figures.yaml'])('tells that %s is gone', (name) => {
  expect(issuesWith({ [name]: undefined })).toContain(
    `content/${name}: is missing, and pages are made of it. Put it back.`,
  );
});

test('finds nothing wrong with the content as it is', () => {
  expect(issuesWith({})).toEqual([]);
  expect(issuesWith({ [file]: policy })).toEqual([]);
});
