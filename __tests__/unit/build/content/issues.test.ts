/** @jest-environment node */
import { changed, issuesIn } from '../../support/fixture';
import { sitePath } from '@/lib/content/schemas/fields/values';

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
  [enterprise, /^madeIn: .*$/m, 'madeIn: Made: in India', 'Put quotes around the text'],
  [enterprise, /^madeIn: .*$/m, 'madeIn: "Made', 'has an opening quote without a closing one.'],
  [enterprise, /^madeIn: .*$/m, 'madeIn: *made in India', "begins with '*made', which is a reference in YAML."],
  [enterprise, /^madeIn: .*$/m, 'madeIn: Made\nmadeIn: Made', 'appears twice'],
  // Keys and types
  [enterprise, 'copyright:', 'copyrigth:', "copyrigth: is not a known key. Did you mean 'copyright'?"],
  [enterprise, /^email: .*\n/m, '', 'email: is missing. Write text.'],
  [enterprise, /^madeIn: .*$/m, 'madeIn:', 'madeIn: is empty. Write text.'],
  [enterprise, /^name: .*$/m, 'name: 12', 'name: is 12, but must be text. Put quotes around it.'],
  [hub, 'status: Active', 'status: Actve', 'status: "Actve" is not an allowed value.'],
  [mentor, 'totalReviews: 16', 'totalReviews: 6.5', 'totalReviews: is 6.5, but must be a whole number.'],
  [mentor, 'rating: 4.8', 'rating: 5.1', 'rating: must be at most 5'],
  [mentor, 'rating: 4.8', 'rating: "4.8"', 'rating: is not a rating from 0 to 5'],
  [mentor, '  - Three\n', '', 'achievements: must have at least 3 entries, but has 2.'],
  // Text
  [enterprise, /^name: .*$/m, 'name: ""', 'name: is empty.'],
  [enterprise, /^madeIn: .*$/m, 'madeIn: "Made here "', 'madeIn: begins or ends with a space.'],
  [enterprise, /^madeIn: /m, 'madeIn: \u202e', 'madeIn: contains the invisible character U+202E'],
  [hub, /^summary: .*$/m, 'summary: A hub.', 'summary: has 6 characters.'],
  // Addresses and phone numbers
  [
    enterprise,
    /(store: .*)$/m,
    'store: https://shop.example/',
    "external.store: 'https://shop.example/' is not a valid address.",
  ],
  [hub, /^ {2}phone: .*$/m, '  phone: 0452 000 0002', 'reach.phone: is not a phone number.'],
  ['site/interface.yaml', /segment: .*/, 'segment: a;}', 'segments[0].segment: cannot be part of an address.'],
  [
    'site/interface.yaml',
    /segment: .*/,
    'segment: ta',
    "segments[0].segment: 'ta' is a path that the site uses itself",
  ],
  // Days and hours
  [event, '2026-12-12', '2026-02-30', "date: '2026-02-30' is not a date of the calendar"],
  [event, '2026-12-12', '2026-12', "date: '2026-12' is a month. Write a full date"],
  [event, 'from: 10:00', 'from: 24:00', "from: '24:00' is not a time. Write it as HH:MM"],
  [mentor, 'sample: true', 'consent: 2099-01-01', "consent: '2099-01-01' is in the future."],
  // Between the fields of an item
  [event, 'from: 10:00', 'lastDay: 2026-12-12\nfrom: 10:00', 'lastDay: is not after the first day'],
  [event, 'to: 13:00', 'to: 10:00', 'to: is not after the start time, 10:00'],
  [event, 'to: 13:00\n', '', "from: needs 'to' as well."],
  [event, 'from: 10:00\n', '', "to: needs 'from' as well."],
  [event, '  locality: Salem\n', '', 'venue.locality: is missing. Write the town'],
  [event, 'name: A hall', 'name: A hall\n  headOffice: true', 'venue: has both an address and headOffice: true'],
  [article, 'sample: true', 'sample: true\nupdated: 2026-03-03', 'updated: is before the day of publication'],
  [mentor, 'totalReviews: 16', 'totalReviews: 19', "totalReviews: is more than 'guided', 18."],
  [hub, /^makers: .*\n/m, '', 'makers: is missing for an active hub.'],
  [hub, /^artisans: .*$/m, 'artisans: 120 artisans', 'artisans: does not use {makers}.'],
  [hub, /^makers: .*$/m, 'makers: 30', 'dots, but 30 makers need 3'],
  [hub, '  mentor: ', '  caption: A loom.\n  mentor: ', 'scene: has both a caption'],
  [hub, /^hours: .*\n/m, '', 'hours: is missing. Write how to reach the hub'],
  [
    policy,
    'title: Policy of the test',
    'title: A policy',
    "title: is not the same as the label, 'Policy of the test'.",
  ],
  // References
  [mentor, /^hub: .*$/m, 'hub: loom-sale', "hub: 'loom-sale' is not in hubs. Did you mean 'loom-salem'?"],
  [
    event,
    'picture: hands',
    'picture: hand',
    "picture: 'hand' is not a picture in content/images. Did you mean 'hands'?",
  ],
  [picture, 'file: loom.svg', 'file: lom.svg', "file: 'lom.svg' is not in content/images."],
  [event, 'The makers', "'{hbus} makers'", "organiser: uses '{hbus}', which is not a variable. Did you mean 'hubs'?"],
  [event, 'The makers', "'{hubActive|hub|hubs}'", "organiser: chooses by 'hubActive', which is not a count."],
  [hub, 'status: Active', 'formerly:\n  - loom.yaml\nstatus: Active', 'formerly[0]: is not a file name'],
  // Pictures
  [picture, /^alt: .*$/m, 'alt: A picture', "alt: 'A picture' does not describe the picture."],
  [picture, 'x: 0.5', 'x: 1.2', 'focus.x: must be at most 1, but is 1.2.'],
  // Translations
  [tamil, /^alt: /m, 'medium: drawing\nalt: ', 'medium: is the same in all languages'],
  [tamil, /^alt: .*/m, 'alt: rpul;il ikaj;', "alt: 'rpul;il ikaj;' has no letter of this language."],
  ['events/open-day.ta.yaml', /^about:\n.*/m, 'about: பத்தி', 'about: must be a list'],
  ['events/open-day.ta.yaml', /^about:\n.*/m, 'about:\n  - அ\n  - ஆ', 'about: has 2 entries, but the original has 1.'],
  // MDX: links
  [policy, '](/contact)', '](/contct)', "link: '/contct' is not a page of this site. Did you mean '/contact'?"],
  [policy, '](/sitemap)', '](sitemap)', "link: 'sitemap' is not a valid link. Did you mean '/sitemap'?"],
  [policy, '#what-it-costs)', '#what-it-csots)', "link: '/of-the-test' has no anchor '#what-it-csots'. Did you mean"],
  [policy, '](/sitemap)', '](#what)', "link: '#what' is not an anchor on /of-the-test."],
  // MDX: components and Markdown
  [policy, '<Count of', '<Cuont of', "<Cuont>: is not a component. Did you mean 'Count'?"],
  [policy, 'freeShippingAbove', 'freeShipping', "<Rupees>: has no value 'freeShipping' for 'of'."],
  [policy, '<Period of="processing" />', '<Period />', '<Period>: needs the attribute of="…"'],
  [policy, '<Period of="processing" />', '<Period of="processing" to="x" />', "<Period>: has no attribute 'to'."],
  [policy, 'Days are', '{site.phone} are', '{site.phone}: is code, which is not allowed here.'],
  [policy, 'Days are', '{/* to do */} are', 'is a comment within a paragraph'],
  [policy, 'Days are', 'import a from "b"\n\nDays are', 'text: begins with import'],
  [policy, '## What', '# What', 'heading: begins with one #.'],
  [policy, '## What it', '## What **it**', 'heading: contains more than plain text.'],
  [policy, 'Delivery is', '## Short\n\nDelivery is', 'heading: is inside <InShort>.'],
  [policy, 'Days are', '| a | b |\n| - | - |\n| c | d |\n\nDays are', 'table: has no caption.'],
  [policy, '(/favicon.svg)', '(https://pictures.example/loom.jpg)', 'picture: is loaded from pictures.example'],
  [policy, '(/favicon.svg)', '(/none.svg)', "picture: '/none.svg' is not a file of this site."],
  [policy, '![A loom]', '![]', 'picture: has no alt text.'],
  [policy, 'Days are', 'Days\u202e are', "text: contains the invisible character U+202E, after '"],
  [policy, 'Days are', `Days ${'x'.repeat(1_000_001)} are`, 'has 1.0 million characters'],
  [policy, '</InShort>', '', 'text: <InShort> has no closing tag. Write </InShort>'],
  [policy, 'Days are', '</b>\n\nDays are', 'text: <b> is HTML'],
  [policy, 'Days are', 'For <many kg. Days are', 'text: A < starts a component. For the character'],
  [policy, 'Days are', 'For {many kg. Days are', 'text: A { starts code'],
];

test.each(rules)('in %s, %s changed to %j is one error, with its position: %s', (file, before, after, issue) => {
  const found = issuesIn({ [file]: changed(file, before, after) });

  expect(found).toEqual([expect.stringContaining(issue)]);
  expect(found[0]).toMatch(new RegExp(`^content/${file}:\\d+:\\d+: `));
});

test.each([
  ['images/nothing.ta.yaml', 'is a translation, but its original does not exist.'],
  ['images/loom.en.yaml', "is in the source language. Remove '.en'"],
  ['images/loom.tx.yaml', "'.tx' is not a language of the site. Did you mean 'ta'?"],
  ['hubs/new.yml', 'must end in .yaml'],
  ['image/hero.yaml', 'is not a content file'],
  ['images/Big Hero.yaml', "'Big Hero' cannot be part of an address."],
])('the name %s is an error: %s', (name, issue) => {
  expect(issuesIn({ [name]: 'alt: x\n' })).toEqual(
    [`content/${name}: ${issue}`].map((line) => expect.stringContaining(line) as unknown),
  );
});

test('an MDX file without front matter is an error', () => {
  expect(issuesIn({ [article]: changed(article, /^---[^]*?^---\n/m, '') })).toEqual([
    expect.stringContaining('has no front matter. Start the file with ---'),
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

  for (const part of ['copyrigth', '<InShort> has no closing tag', "'/contct' is not a page", 'A { starts code']) {
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

test('a path that is not a page gets a suggestion', () => {
  const { error } = sitePath().safeParse('/stroy');

  expect(error?.issues[0]?.message).toBe("'/stroy' is not a page of this site. Did you mean '/story'?");
});
