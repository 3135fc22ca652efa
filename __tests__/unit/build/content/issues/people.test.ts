/** @jest-environment node */
import { altered, exampleOf, idOf, issuesWith } from '../../../support/content';

type Row = readonly [issue: string, file: string, text: string, told: string];

const change = (issue: string, file: string, before: string | RegExp, after: string, told: string): Row => [
  issue,
  file,
  altered(file, before, after),
  told,
];

const hub = exampleOf('hubs', /^status: Active$[^]*^ {2}mentor: /m);
const mentor = 'mentors/ramalakshmi-t.yaml';
const program = 'programs/first-craft.yaml';
const story = 'success-stories/noor-jahan.yaml';
const milestone = exampleOf('milestones', /^hub: /m);
const role = 'volunteer-roles/photographer.yaml';
/** A person who is made up, or who has agreed. */
const ofAPerson = /^(?:sample: true|consent: .*)\n/m;
const article = exampleOf('news', ofAPerson);
const otherHub = idOf(exampleOf('hubs', /^status: Planned$/m));

/** What an editor can get wrong in hubs, mentors, the story and the ways to join. */
const issues: readonly Row[] = [
  change(
    'a status that is none',
    hub,
    'status: Active',
    'status: Actve',
    'status: "Actve" is none of those there are.',
  ),
  change('an active hub without makers', hub, /^makers: .*\n/m, '', 'makers: is missing: an active hub has makers.'),
  change(
    'an active hub that types its number',
    hub,
    /^artisans: .*$/m,
    'artisans: 120 artisans',
    'artisans: does not say {makers}.',
  ),
  change(
    'a number that nobody can call',
    hub,
    /^  phone: .*$/m,
    '  phone: 0452 000 0002',
    'reach.phone: is no phone number.',
  ),
  change(
    'a kolam that counts other makers',
    hub,
    /^makers: .*$/m,
    'makers: 30',
    'dots; one for ten of 30 makers are 3.',
  ),
  change(
    'a kolam of odd and even rows',
    hub,
    /^  rows:\n(?: {4}- .*\n)+/m,
    '  rows: [1, 2, 3]\n',
    'kolam.rows: holds odd and even numbers.',
  ),
  change(
    'hours of a house that is only planned',
    exampleOf('hubs', /^status: Planned$/m),
    /^plans:/m,
    'hours: Every day\nplans:',
    'hours: stands on a planned hub',
  ),
  change(
    'a scene with words that nothing shows',
    hub,
    /^  mentor: /m,
    '  caption: A loom.\n  mentor: ',
    'scene: has one thing',
  ),
  change('a summary too short', hub, /^summary: .*$/m, 'summary: A hub.', 'summary: has 6 characters.'),
  change('a mentor of no hub', mentor, /^hub: .*$/m, 'hub: weaving-chennai', "hub: 'weaving-chennai' is none of hubs."),
  change('a rating above five', mentor, /^rating: .*$/m, 'rating: 5.1', 'rating: must be at most 5'),
  change('a rating in quotes', mentor, /^rating: .*$/m, 'rating: "4.8"', 'rating: is not a rating from 0 to 5'),
  change(
    'half a review',
    mentor,
    /^totalReviews: .*$/m,
    'totalReviews: 6.5',
    'totalReviews: is 6.5, and must be a whole number.',
  ),
  change('no review', mentor, /^totalReviews: .*$/m, 'totalReviews: 0', 'totalReviews: must be at least 1, is 0.'),
  change(
    'more reviews than learners',
    mentor,
    /^totalReviews: .*$/m,
    'totalReviews: 10000',
    'totalReviews: are more than the 18 women she guided.',
  ),
  change(
    'too few achievements',
    mentor,
    /^achievements:\n(?: .*\n)+/m,
    'achievements:\n  - One\n  - Two\n',
    'achievements: must have at least 3, has 2.',
  ),
  change('a quote left empty', mentor, /^quote: .*$/m, 'quote: ""', 'quote: is empty.'),
  change(
    'the portrait of someone else',
    mentor,
    /^portrait: .*$/m,
    'portrait: arul-prakash',
    'portrait: is the portrait of Arul Prakash too (content/mentors/arul-prakash.yaml).',
  ),
  change(
    'a second portrait of one person',
    'leaders/mariammal-kannan.yaml',
    /^sample/m,
    'portrait: plait-green\nsample',
    'portrait: stands in content/mentors/mariammal-kannan.yaml. Take it out here.',
  ),
  change('a person without a face', mentor, /^portrait: .*\n/m, '', 'portrait: is missing.'),
  change(
    'a course that nobody teaches',
    program,
    /^mentors:\n(?: .*\n)+/m,
    'mentors: []\n',
    'mentors: must have at least 1',
  ),
  change('a teacher who is none', program, '- sudha-raman', '- nobody', "mentors[2]: 'nobody' is none of mentors."),
  change('a batch of a month', program, /^nextBatch: .*$/m, 'nextBatch: 2025-02', "nextBatch: '2025-02' is a month."),
  change(
    'a batch on no day',
    program,
    /^nextBatch: .*$/m,
    'nextBatch: 2025-02-30',
    "nextBatch: '2025-02-30' is no day.",
  ),
  change('an income of nothing', story, 'before: 3500', 'before: 0', 'income.before: must be at least 1, is 0.'),
  change('an income with paise', story, /now: \d+/, 'now: 210.5', 'income.now: is 210.5, and must be a whole number.'),
  change('a story of no mentor', story, /^mentor: .*$/m, 'mentor: fathima', "mentor: 'fathima' is none of mentors."),
  ...[
    mentor,
    story,
    article,
    ...['leaders', 'testimonials', 'brand-testimonials', 'corporate-testimonials'].map((folder) =>
      exampleOf(folder, ofAPerson),
    ),
  ].map((file) =>
    change('a real person without her consent', file, ofAPerson, '', 'consent: is missing, and this is a real'),
  ),
  change('a consent on no day', mentor, ofAPerson, 'consent: 2026-02-30\n', "consent: '2026-02-30' is no day."),
  change(
    'a former name that is the name of another',
    hub,
    /^status:/m,
    `formerly:\n  - ${otherHub}\nstatus:`,
    `formerly[0]: '${otherHub}' leads to '${otherHub}' already.`,
  ),
  change(
    'a former name with an ending',
    hub,
    /^status:/m,
    'formerly:\n  - loom.yaml\nstatus:',
    'formerly[0]: is no name of a file',
  ),
  change('a month that is none', milestone, /^date: .*$/m, 'date: 2025-13', "date: '2025-13' is no month."),
  change('a step of no hub', milestone, /^hub: .*$/m, 'hub: weaving', "hub: 'weaving' is none of hubs."),
  change('hours that run backwards', role, 'to: 5', 'to: 2', 'hours.to: is 2, and must be more than the 3'),
  change(
    'a figure in words',
    'site/figures.yaml',
    /value: .*\+/,
    'value: Over two hundred',
    'figures[0].value: is no whole number.',
  ),
  change(
    'a part of a path that no server knows',
    'site/interface.yaml',
    /segment: .*/,
    'segment: a;}',
    'segments[0].segment: cannot stand in an address.',
  ),
  change(
    'a part of a path that is the front page of a language',
    'site/interface.yaml',
    /segment: .*/,
    'segment: ta',
    "segments[0].segment: 'ta' is a name that the site needs for itself.",
  ),
  change(
    'a figure that contradicts the hubs',
    'site/figures.yaml',
    '"{hubs.count}"',
    '"7"',
    'figures[9].value: is 7; content/hubs counts 6. Write "{hubs.count}"',
  ),
  change(
    'a count that nobody counts',
    'pages/hubs.yaml',
    '{hubsActive|hub|hubs}',
    '{hubActive|hub|hubs}',
    "active.title: chooses by 'hubActive', which nothing here counts. Did you mean 'hubsActive'?",
  ),
];

test.each(issues)('tells %s, and nothing else', (_, file, text, told) => {
  // A list that got shorter has too many entries in Tamil.
  const found = issuesWith({ [file]: text }).filter((message) => !message.endsWith('Keep their order and number.'));

  expect(found).toEqual([expect.stringContaining(told)]);
  expect(found[0]).toMatch(new RegExp(`^content/${file}:\\d+:\\d+: `));
});

test('tells more milestones than one page shows, at each that is too many', () => {
  const text = altered(milestone, /^hub: .*\n/m, '');
  const more = (count: number) =>
    issuesWith(
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `milestones/step-${index}.yaml`,
          text.replace(/^title: .*$/m, `title: Step ${index}`),
        ]),
      ),
    );

  expect(more(14)).toEqual([]);
  expect(more(15)).toEqual([expect.stringContaining('is one of 25 milestones')]);
});

test('takes a real person with the day of her consent, and an article that the enterprise signs', () => {
  const consent = 'consent: 2026-05-04';

  expect(issuesWith({ [mentor]: altered(mentor, ofAPerson, `${consent}\n`) })).toEqual([]);
  const signed = altered(article, /^author: .*$/m, 'author: Kaivinai').replace(ofAPerson, '');
  expect(issuesWith({ [article]: signed })).toEqual([]);
});
