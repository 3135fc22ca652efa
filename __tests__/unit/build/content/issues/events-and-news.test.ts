/** @jest-environment node */
import { STAND_IN } from '@/lib/paging';

import { altered, type Changes, issuesWith as issuesIn } from '../../../support/content';

const described = `medium: render
file: basketry.jpg
alt: A round mat of reed on a table
sample: true
`;

/** The same with a picture that hangs nowhere yet, and could. */
const issuesWith = (changes: Changes) => issuesIn({ 'images/reed.yaml': described, ...changes });

/** Stand in for what editors write, who may change every word of theirs. */
const event = `title: An open day of the test
date: 2026-12-12
from: 10:00
to: 13:00
location: Coimbatore
desc: A morning for beginners, who draw the fibre, twist it, and coil a small basket.
status: Registration Open
attendees: 16 places
revised: 2026-10-12
venue:
  name: A hall
  locality: Coimbatore
about:
  - A paragraph.
expect:
  - All tools are there.
organiser: The makers
picture: hands-coil
cost:
  rupees: 600
`;
const role = `title: Tester
location: Remote
desc: Breaks what the others build.
summary: Tester at the hubs, from anywhere in India, to break what the others build and to tell them how.
country: India
employmentType: PART_TIME
terms:
  - From home
duties:
  - Break things.
brings:
  - You find what is wrong.
posted: 2026-11-02
closes: 2027-02-27
pay:
  from: 15000
  to: 20000
  per: MONTH
`;
const article = `---
title: A loom of the test came home
date: 2026-03-04
category: Impact
desc: A loom that had been a shelf for twelve years is a loom again, in the same house.
image: donor
author: Mariammal Kannan
place: Madurai
sample: true
---

It came home.
`;
const picture = `title: Reed
caption: Reed is cut by the river in January, split by hand, and dried for a month before it is woven.
text: Reed is woven damp, over a frame, from the middle to the rim.
woodcut: circuit-bench
picture: reed
order: 70
`;

const files = {
  event: ['events/of-the-test.yaml', event],
  role: ['careers/of-the-test.yaml', role],
  article: ['news/of-the-test.mdx', article],
  picture: ['gallery/of-the-test.yaml', picture],
} as const;

const told = (kind: keyof typeof files, before: string | RegExp, after: string) => {
  const [file, text] = files[kind];
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`Nothing to break: '${String(before)}'.`);
  return issuesWith({ [file]: changed }).map((message) => message.replace(`content/${file}:`, ''));
};

test('an event, a role, an article and a picture are whole as they stand', () => {
  for (const [file, text] of Object.values(files)) expect(issuesWith({ [file]: text })).toEqual([]);
});

test.each([
  ['event', /^title: .*/, 'title: " "', '1:8: title: is empty'],
  ['event', '2026-12-12', '2026-02-30', "2:7: date: '2026-02-30' is no day"],
  ['event', '2026-12-12', '2026-12', "2:7: date: '2026-12' is a month"],
  ['event', 'from: 10:00', 'lastDay: 2026-13-01\nfrom: 10:00', "3:10: lastDay: '2026-13-01' is no day"],
  ['event', 'from: 10:00', 'lastDay: 2026-12-12\nfrom: 10:00', '3:10: lastDay: is not after the first day'],
  ['event', 'from: 10:00', 'from: 10:00 AM', "3:7: from: '10:00 AM' is no time of day. Write it as HH:MM"],
  ['event', 'from: 10:00', 'from: 24:00', "3:7: from: '24:00' is no time of day"],
  ['event', 'to: 13:00', 'to: 10:00', '4:5: to: is not after the beginning, 10:00'],
  ['event', 'to: 13:00\n', '', "3:7: from: has no end. Write 'to'"],
  ['event', 'from: 10:00\n', '', "3:5: to: has no beginning. Write 'from'"],
  ['event', 'from: 10:00', 'time: 10:00', '3:1: time: there is no such key'],
  ['event', 'location: Coimbatore\n', '', '1:1: location: is missing'],
  ['event', /^desc: .*/m, 'desc: Come.', '6:7: desc: has 5 characters'],
  [
    'event',
    'Registration Open',
    'Registration Opne',
    '7:9: status: "Registration Opne" is none of those there are. Did you mean \'Registration Open\'?',
  ],
  ['event', '16 places', '""', '8:12: attendees: is empty'],
  ['event', '2026-10-12', '2026-10', "9:10: revised: '2026-10' is a month"],
  ['event', 'name: A hall', 'name: ""', '11:9: venue.name: is empty'],
  [
    'event',
    '  locality: Coimbatore\n',
    '',
    '11:3: venue.locality: is missing. Write the town, a hub, or headOffice: true.',
  ],
  ['event', 'name: A hall', 'name: A hall\n  headOffice: true', '11:3: venue: has an address beside headOffice: true'],
  ['event', '  - A paragraph.', '  []', '14:3: about: must have at least 1, has 0'],
  ['event', '  - All tools are there.', '  []', '16:3: expect: must have at least 1, has 0'],
  ['event', 'The makers', '""', '17:12: organiser: is empty'],
  ['event', 'The makers', "'{hbus}'", "17:12: organiser: asks for '{hbus}'"],
  ['role', 'title: Tester', 'title: ""', '1:8: title: is empty'],
  ['role', /^summary: .*/m, 'summary: Work.', '4:10: summary: has 5 characters'],
  ['role', 'country: India\n', '', "1:1: needs one of the two: 'locality' for a role in a town"],
  ['role', 'country: India', 'country: India\nlocality: Tenkasi', '1:1: needs one of the two'],
  ['role', 'PART_TIME', 'HALF_TIME', '6:17: employmentType: "HALF_TIME" is none of those there are'],
  ['role', '  - Break things.', '  []', '10:3: duties: must have at least 1, has 0'],
  ['role', '2027-02-27', '2027-02', "14:9: closes: '2027-02' is a month"],
  ['role', '2027-02-27', '2027-02-30', "14:9: closes: '2027-02-30' is no day"],
  ['role', '2027-02-27', '2026-01-01', '14:9: closes: lies before the day the role was posted, 2026-11-02'],
  ['article', /^title: .*\n/m, '', '2:1: title: is missing'],
  ['article', /^date: .*\n/m, '', '2:1: date: is missing'],
  ['article', '2026-03-04', '2026-03', "3:7: date: '2026-03' is a month"],
  ['article', 'Impact', 'Impct', '4:11: category: "Impct" is none of those there are. Did you mean \'Impact\'?'],
  ['article', /^desc: .*/m, 'desc: Short.', '5:7: desc: has 6 characters'],
  ['article', 'Mariammal Kannan', '""', '7:9: author: is empty'],
  ['article', 'place: Madurai', 'updated: 2026-04', "8:10: updated: '2026-04' is a month"],
  [
    'article',
    'place: Madurai',
    'place: Madurai\nupdated: 2026-03-03',
    '9:10: updated: lies before the day it was published',
  ],
  ['article', 'sample: true', 'sample: yes', '9:9: sample: "yes" is none of those there are'],
  ['article', /^---\n[^]*---\n/, '', ' has no head. Begin it with ---'],
  ['role', 'to: 20000', 'to: 14000', 'pay.to: is less than the sum it begins with'],
  ['picture', 'title: Reed', 'title: ""', '1:8: title: is empty'],
  ['picture', /^caption: .*/m, 'caption: Too short.', '2:10: caption: has 10 characters'],
  ['picture', 'order: 70\n', '', '1:1: order: is missing'],
] as const)('tells what is wrong with the %s in which %s is %s', (kind, before, after, message) => {
  expect(told(kind, before, after)).toContainEqual(expect.stringContaining(message));
});

test('an event may take whole days, and stand at our head office', () => {
  const wholeDays = event.replace('from: 10:00\nto: 13:00\n', '').replace('locality: Coimbatore', 'headOffice: true');

  expect(issuesWith({ 'events/of-the-test.yaml': wholeDays })).toEqual([]);
});

test.each([
  ['events/of-the-test.yaml', event, 'events/other.yaml', /^location: .*/m, 'location: Madurai', ['title']],
  ['news/of-the-test.mdx', article, 'news/other.mdx', /^place: .*/m, 'place: Tenkasi', ['title', 'desc']],
  [
    'gallery/of-the-test.yaml',
    picture,
    'gallery/other.yaml',
    /^order: .*/m,
    'order: 80',
    ['title', 'picture', 'woodcut'],
  ],
])('two like %s that only differ elsewhere are told', (file, text, other, before, after, fields) => {
  const messages = issuesWith({ [file]: text, [other]: text.replace(before, after) });

  expect(messages.map((message) => /^(.*?):\d+:\d+: (\w+): /.exec(message)?.slice(1))).toEqual(
    fields.map((field) => [`content/${other}`, field]),
  );
});

test.each(['Open Day!', STAND_IN])('a file called %s, which cannot be an address, is told', (name) => {
  expect(issuesWith({ [`events/${name}.yaml`]: event })).toEqual([
    expect.stringContaining(`content/events/${name}.yaml: '${name}' cannot stand in an address`),
  ]);
});

test('more pictures than one page shows are told, one by one', () => {
  const many = Object.fromEntries(
    Array.from({ length: 25 }, (_, index) => [
      [`images/reed-${index}.yaml`, described.replace(/^alt: /m, `alt: Reed ${index}, `)],
      [
        `gallery/reed-${index}.yaml`,
        picture
          .replace('picture: reed', `picture: reed-${index}`)
          .replace('Reed', `Reed ${index}`)
          .replace('order: 70', `order: ${1000 + index}`),
      ],
    ]).flat(),
  ) as Changes;

  expect(issuesWith(many).filter((message) => message.includes('is one too many')).length).toBeGreaterThan(0);
  expect(issuesWith({ 'gallery/of-the-test.yaml': picture })).toEqual([]);
});

test('a key that is no longer known is told where it stands in real content too', () => {
  const file = 'pages/events.yaml';

  expect(issuesWith({ [file]: altered(file, 'registerText:', 'registerTxt:') })).toEqual([
    expect.stringContaining("event.registerTxt: there is no such key. Did you mean 'registerText'?"),
  ]);
});
