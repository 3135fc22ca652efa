/** @jest-environment node */
import { changed, issuesIn } from '../../support/fixture';

const enterprise = 'site/enterprise.yaml';
const picture = 'images/loom.yaml';
const tamil = 'images/loom.ta.yaml';
const hub = 'hubs/loom-salem.yaml';
const mentor = 'mentors/kala-r.yaml';
const event = 'events/open-day.yaml';
const article = 'news/loom.mdx';
const policy = 'policies/of-the-test.mdx';

/** A file, a replacement in it, and the only error that results: one case per kind of rule. */
const rules: readonly (readonly [file: string, before: string | RegExp, after: string, issue: string])[] = [
  // YAML
  [enterprise, /^madeIn: .*$/m, 'madeIn: Made: in India', 'wants quotes round it'],
  [enterprise, /^madeIn: .*$/m, 'madeIn: "Made', 'a quote opens here and never closes.'],
  [enterprise, /^madeIn: .*$/m, 'madeIn: *made in India', "begins with '*made', which YAML takes for a reference."],
  [enterprise, /^madeIn: .*$/m, 'madeIn: Made\nmadeIn: Made', 'this key stands twice'],
  // Keys and types
  [enterprise, 'copyright:', 'copyrigth:', "copyrigth: there is no such key. Did you mean 'copyright'?"],
  [enterprise, /^email: .*\n/m, '', 'email: is missing. Write text.'],
  [enterprise, /^madeIn: .*$/m, 'madeIn:', 'madeIn: is empty. Write text.'],
  [enterprise, /^name: .*$/m, 'name: 12', 'name: is 12, and must be text. Put quotes round it.'],
  [hub, 'status: Active', 'status: Actve', 'status: "Actve" is none of those there are.'],
  [mentor, 'totalReviews: 16', 'totalReviews: 6.5', 'totalReviews: is 6.5, and must be a whole number.'],
  [mentor, 'rating: 4.8', 'rating: 5.1', 'rating: must be at most 5'],
  [mentor, 'rating: 4.8', 'rating: "4.8"', 'rating: is not a rating from 0 to 5'],
  [mentor, '  - Three\n', '', 'achievements: must have at least 3, has 2.'],
  // Text
  [enterprise, /^name: .*$/m, 'name: ""', 'name: is empty.'],
  [enterprise, /^madeIn: .*$/m, 'madeIn: "Made here "', 'madeIn: begins or ends with a space.'],
  [enterprise, /^madeIn: /m, 'madeIn: \u202e', 'madeIn: holds the hidden character U+202E'],
  [hub, /^summary: .*$/m, 'summary: A hub.', 'summary: has 6 characters.'],
  // Addresses and phone numbers
  [
    enterprise,
    /(store: .*)$/m,
    'store: https://shop.example/',
    "external.store: 'https://shop.example/' is no address.",
  ],
  [hub, /^ {2}phone: .*$/m, '  phone: 0452 000 0002', 'reach.phone: is not a phone number.'],
  ['site/interface.yaml', /segment: .*/, 'segment: a;}', 'segments[0].segment: cannot stand in an address.'],
  ['site/interface.yaml', /segment: .*/, 'segment: ta', "segments[0].segment: 'ta' is a name that the site needs"],
  // Days and hours
  [event, '2026-12-12', '2026-02-30', "date: '2026-02-30' is no day. Write it as YYYY-MM-DD, such as"],
  [event, '2026-12-12', '2026-12', "date: '2026-12' is a month. Write the day too"],
  [event, 'from: 10:00', 'from: 24:00', "from: '24:00' is no time of day. Write it as HH:MM"],
  [mentor, 'sample: true', 'consent: 2099-01-01', "consent: '2099-01-01' lies ahead."],
  // Between the fields of an item
  [event, 'from: 10:00', 'lastDay: 2026-12-12\nfrom: 10:00', 'lastDay: is not after the first day'],
  [event, 'to: 13:00', 'to: 10:00', 'to: is not after the beginning, 10:00'],
  [event, 'to: 13:00\n', '', "from: has no end. Write 'to'"],
  [event, 'from: 10:00\n', '', "to: has no beginning. Write 'from'"],
  [event, '  locality: Salem\n', '', 'venue.locality: is missing. Write the town, a hub, or headOffice: true.'],
  [event, 'name: A hall', 'name: A hall\n  headOffice: true', 'venue: has an address beside headOffice: true'],
  [article, 'sample: true', 'sample: true\nupdated: 2026-03-03', 'updated: lies before the day it was published'],
  [mentor, 'totalReviews: 16', 'totalReviews: 19', 'totalReviews: are more than the 18 women she guided.'],
  [hub, /^makers: .*\n/m, '', 'makers: is missing: an active hub has makers.'],
  [hub, /^artisans: .*$/m, 'artisans: 120 artisans', 'artisans: does not say {makers}.'],
  [hub, /^makers: .*$/m, 'makers: 30', 'dots; one for ten of 30 makers are 3.'],
  [hub, '  mentor: ', '  caption: A loom.\n  mentor: ', 'scene: has one thing'],
  [hub, /^hours: .*\n/m, '', 'hours: is missing: a hub that is active says how to reach it.'],
  [policy, 'title: Policy of the test', 'title: A policy', "title: is another than the label, 'Policy of the test'."],
  // References
  [mentor, /^hub: .*$/m, 'hub: loom-sale', "hub: 'loom-sale' is none of hubs. Did you mean 'loom-salem'?"],
  [event, 'picture: hands', 'picture: hand', "picture: 'hand' is no picture. Did you mean 'hands'?"],
  [picture, 'file: pit-loom.svg', 'file: pitloom.svg', "file: 'pitloom.svg' is not in content/images."],
  [
    event,
    'The makers',
    "'{hbus} makers'",
    "organiser: asks for '{hbus}', which nothing here knows. Did you mean 'hubs'?",
  ],
  [event, 'The makers', "'{hubActive|hub|hubs}'", "organiser: chooses by 'hubActive', which nothing here counts."],
  [hub, 'status: Active', 'formerly:\n  - loom.yaml\nstatus: Active', 'formerly[0]: is no name of a file'],
  // Pictures
  [picture, /^alt: .*$/m, 'alt: A picture', "alt: 'A picture' says nothing."],
  [picture, 'x: 0.5', 'x: 1.2', 'focus.x: must be at most 1, is 1.2.'],
  // Translations
  [tamil, /^alt: /m, 'medium: drawing\nalt: ', 'medium: is not translated'],
  [tamil, /^alt: .*/m, 'alt: rpul;il ikaj;', "alt: 'rpul;il ikaj;' has no letter of this language."],
  ['events/open-day.ta.yaml', /^about:\n.*/m, 'about: பத்தி', 'about: must be a list'],
  ['events/open-day.ta.yaml', /^about:\n.*/m, 'about:\n  - அ\n  - ஆ', 'about: has 2 entries, the source language 1.'],
  // MDX: links
  [policy, '](/contact)', '](/contct)', "link: '/contct' is no page of this site. Did you mean '/contact'?"],
  [policy, '](/sitemap)', '](sitemap)', "link: 'sitemap' leads nowhere. Did you mean '/sitemap'?"],
  [policy, '#what-it-costs)', '#what-it-csots)', "link: '/of-the-test' has no place '#what-it-csots'. Did you mean"],
  [policy, '](/sitemap)', '](#what)', "link: '#what' is no place on /of-the-test."],
  // MDX: components and Markdown
  [policy, '<Count of', '<Cuont of', "<Cuont>: is no component. Did you mean 'Count'?"],
  [policy, 'freeShippingAbove', 'freeShipping', "<Rupees>: knows no 'freeShipping' for 'of'."],
  [policy, '<Period of="processing" />', '<Period />', '<Period>: needs of="…"'],
  [policy, '<Period of="processing" />', '<Period of="processing" to="x" />', "<Period>: has no 'to'."],
  [policy, 'Days are', '{site.phone} are', '{site.phone}: is code, which this text does not know.'],
  [policy, 'Days are', '{/* to do */} are', 'is a comment within a text'],
  [policy, 'Days are', 'import a from "b"\n\nDays are', 'text: begins with import'],
  [policy, '## What', '# What', 'heading: begins with one #.'],
  [policy, '## What it', '## What **it**', 'heading: holds more than words.'],
  [policy, 'Delivery is', '## Short\n\nDelivery is', 'heading: stands inside <InShort>.'],
  [policy, 'Days are', '| a | b |\n| - | - |\n| c | d |\n\nDays are', 'table: has no caption.'],
  [policy, '(/favicon.svg)', '(https://pictures.example/loom.jpg)', 'picture: comes from pictures.example'],
  [policy, '(/favicon.svg)', '(/none.svg)', "picture: '/none.svg' is no file of this site."],
  [policy, '![A loom]', '![]', 'picture: has no alt.'],
  [policy, 'Days are', 'Days\u202e are', "text: holds the hidden character U+202E after '"],
  [policy, 'Days are', `Days ${'x'.repeat(1_000_001)} are`, 'has 1.0 million characters, and may have 1 million.'],
  [policy, '</InShort>', '', 'text: <InShort> is opened here and not closed. Write </InShort>'],
  [policy, 'Days are', '</b>\n\nDays are', 'text: <b> is HTML'],
  [policy, 'Days are', 'For <many kg. Days are', 'text: A < begins a component. To show the sign'],
  [policy, 'Days are', 'For {many kg. Days are', 'text: A { begins code'],
];

test.each(rules)('in %s, %s changed to %j is one error, with its position: %s', (file, before, after, issue) => {
  const found = issuesIn({ [file]: changed(file, before, after) });

  expect(found).toEqual([expect.stringContaining(issue)]);
  expect(found[0]).toMatch(new RegExp(`^content/${file}:\\d+:\\d+: `));
});

test.each([
  ['images/nothing.ta.yaml', 'translates a file that is not there.'],
  ['images/loom.en.yaml', "is in the language of the originals. Name it without '.en'."],
  ['images/loom.tx.yaml', "'.tx' is no language. Did you mean 'ta'?"],
  ['hubs/new.yml', 'must end in .yaml'],
  ['image/hero.yaml', 'nothing reads this file.'],
  ['images/Big Hero.yaml', "'Big Hero' cannot stand in an address."],
])('the name %s is an error: %s', (name, issue) => {
  expect(issuesIn({ [name]: 'alt: x\n' })).toEqual(
    [`content/${name}: ${issue}`].map((line) => expect.stringContaining(line) as unknown),
  );
});

test('an MDX file without front matter is an error', () => {
  expect(issuesIn({ [article]: changed(article, /^---[^]*?^---\n/m, '') })).toEqual([
    expect.stringContaining('has no head. Begin it with ---'),
  ]);
});

test('errors have a column', () => {
  const text = changed(policy, '](/sitemap)', '](sitemap)');
  const row = text.split('\n').findIndex((line) => line.includes('](sitemap)'));
  const column = (text.split('\n')[row] ?? '').indexOf('[your data]');

  expect(issuesIn({ [policy]: text })[0]).toContain(`${policy}:${row + 1}:${column + 1}: link`);
});

test('an unclosed tag hides no other errors, in its file or others', () => {
  const broken = changed(policy, '</InShort>', '')
    .replace('](/contact)', '](/contct)')
    .replace('Days are', 'For {many kg. Days are');
  const found = issuesIn({ [policy]: broken, [enterprise]: changed(enterprise, 'copyright:', 'copyrigth:') });

  for (const part of ['copyrigth', '<InShort> is opened here', "'/contct' is no page", 'A { begins code']) {
    expect(found).toContainEqual(expect.stringContaining(part));
  }
});

test('consequential errors of an invalid file are not reported', () => {
  const found = issuesIn({ [picture]: 'medium: [' });

  expect(found).not.toEqual([]);
  expect(found.filter((line) => !line.startsWith(`content/${picture}`))).toEqual([]);
});

test('valid files have no errors; an event may be all-day at the head office', () => {
  const wholeDays = changed(event, 'from: 10:00\nto: 13:00\n', '').replace('locality: Salem', 'headOffice: true');

  expect(issuesIn({})).toEqual([]);
  expect(issuesIn({ [event]: wholeDays })).toEqual([]);
});
