/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder: string;

// A copy of what the check reads, with mistakes written into it. The check runs there as the build runs it.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  for (const part of ['app', 'components', 'content', 'lib', 'scripts', 'package.json', 'tsconfig.json']) {
    cpSync(part, join(folder, part), { recursive: true, filter: (name) => !/\.(jpe?g|png|woff2?|svg)$/.test(name) });
  }
  for (const part of ['node_modules', 'public']) symlinkSync(resolve(part), join(folder, part));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, before: string | RegExp, after: string): void {
  const source = readFileSync(join(folder, file), 'utf8');
  const mistaken = source.replace(before, after);
  if (mistaken === source) throw new Error(`${file} has no '${String(before)}' to break.`);
  writeFileSync(join(folder, file), mistaken);
}

/** The line on which a text stands in a file of the copy. */
const lineOf = (file: string, text: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .findIndex((row) => row.includes(text)) + 1;

function check(): { status: number | null; messages: string[] } {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status: run.status, messages: run.stderr.split('\n').filter((row) => row.startsWith('content/')) };
}

const policy = 'content/policies/shipping.mdx';
const article = 'content/news/looms-under-one-roof.mdx';

type Mistake = readonly [file: string, before: string, after: string, place: string, said: string];

const mistakes: readonly Mistake[] = [
  [
    policy,
    '](/contact)',
    '](/contct)',
    'shipping: link',
    "'/contct' is no page of this site. Did you mean '/contact'?",
  ],
  [policy, '](/privacy)', '](privacy)', 'shipping: link', "'privacy' leads nowhere. Did you mean '/privacy'?"],
  [
    policy,
    '<Count of="standardMetro"',
    '<Cuont of="standardMetro"',
    'shipping: <Cuont>',
    "is no component. Did you mean 'Count'?",
  ],
  [
    policy,
    '<Rupees of="freeShippingAbove"',
    '<Rupees of="freeShipping"',
    'shipping: <Rupees>',
    "knows no 'freeShipping' for 'of'.",
  ],
  [policy, '<Period of="processing" />', '<Period />', 'shipping: <Period>', 'needs of="…"'],
  [
    policy,
    '](/refunds#return-an-item)',
    '](/refunds#retrun-an-item)',
    'shipping: link',
    "Did you mean '#return-an-item'?",
  ],
  [policy, 'Public holidays', 'For five days, holidays', 'shipping: text', "For five days, holidays do' is a figure"],
  [
    policy,
    'the other large cities',
    'cities with 8% more',
    'shipping: text',
    "cities with 8% more.' is a figure typed by hand.",
  ],
  [
    policy,
    'description: What',
    'description: For ₹99, what',
    'frontmatter: description',
    "has a figure: 'For ₹99, what delivery'.",
  ],
  [
    policy,
    'Business days are',
    '{site.phone} are',
    'shipping: {site.phone}',
    'is code, which this text does not know.',
  ],
  [
    policy,
    'lastUpdated: 2025-01-01',
    'lastUpdated: 2025-02-30',
    'frontmatter: lastUpdated',
    "'2025-02-30' is not a date.",
  ],
  [policy, '## What it costs', '# What it costs', 'shipping: heading', 'begins with one #.'],
  [article, 'category: ', 'category: Not ', 'looms-under-one-roof: category', 'is no category. Known: '],
  [
    'content/events.ts',
    "time: '10:00 AM to 4:00 PM'",
    "time: 'ten to four'",
    'coconut-hub-open-day: time',
    "'ten to four' are no hours.",
  ],
  [
    'content/mentors.ts',
    'totalReviews: 61',
    'totalReviews: 61.5',
    'mariammal-kannan: totalReviews',
    '61.5 is not a whole number',
  ],
  [
    'content/mentors.ts',
    "image: 'portrait-plait-green'",
    "image: 'portrait-bun-indigo'",
    'sudha-raman: image',
    'shows Revathi Selvaraj (content/story.ts). Choose one that shows nobody yet: ',
  ],
  [
    'content/donations.ts',
    "picture: 'shuttle'",
    "picture: 'weaver'",
    'Tools and looms: picture',
    "'weaver' is a woodcut among photographs",
  ],
  ['content/figures.ts', 'asOf: yearEnd', "asOf: ''", 'artisans: asOf', "'' is not a date."],
  [
    'content/donor.ts',
    "href: '#areas'",
    "href: '#area'",
    '#area: donor.hero.actions.0.href',
    "is no place on /donor. Did you mean '#areas'?",
  ],
  [
    'content/contact.ts',
    "path: '/shipping'",
    "path: '/shiping'",
    '/shiping: contact.faq.questions.0.more.path',
    "Did you mean '/shipping'?",
  ],
  ['content/papers/catalogue.ts', '{delivery}', '{delivry}', 'Delivery time: text', "asks for 'delivry'"],
];

test('tells each kind of mistake with its file, its line, its field and what to do, all in one run', () => {
  for (const [file, before, after] of mistakes) write(file, before, after);

  const { status, messages } = check();

  const expected = mistakes.map(([file, , after, place, said]) => [`${file}:${lineOf(file, after)}: ${place}: `, said]);
  for (const [place = '', said = ''] of expected) {
    expect(messages.find((message) => message.startsWith(place))).toContain(said);
  }
  expect(messages).toHaveLength(mistakes.length);
  expect(status).toBe(1);
});

const heading = /^## /m;

test('tells of a text that cannot be read, and of nothing that follows from it', () => {
  const broken = [
    ['content/policies/shipping.mdx', '</InShort>', '', 'text: <InShort> is opened here and not closed.'],
    ['content/policies/refunds.mdx', heading, '</b>\n\n## ', 'text: A tag is closed that was not opened.'],
    [
      'content/policies/terms-of-use.mdx',
      heading,
      'For <5 kg\n\n## ',
      'text: A < begins a component. To show the sign',
    ],
    ['content/policies/privacy.mdx', heading, 'For {5 kg\n\n## ', 'text: A { begins code'],
    [article, 'title: ', 'title: News: ', 'text: The frontmatter cannot be read:'],
  ] as const;
  for (const [file, before, after] of broken) write(file, before, after);

  const { messages } = check();

  for (const [file, , after, said] of broken) {
    const line = lineOf(file, after.split('\n')[0] || '<InShort>');
    // What is left open is told where the text ends.
    const place = said.includes('{') ? `${file}:` : `${file}:${line}: `;
    expect(messages.find((message) => message.startsWith(place))).toContain(said);
  }
  expect(messages).toHaveLength(broken.length);
});

test('finds nothing wrong with the content as it is', () => {
  expect(check()).toEqual({ status: 0, messages: [] });
});
