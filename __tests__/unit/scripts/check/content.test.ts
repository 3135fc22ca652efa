/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { figures } from '@/content/figures';
import { mentors } from '@/content/mentors';
import { story } from '@/content/story';
import { successStories } from '@/content/success-stories';

let folder: string;

const policy = 'content/policies/of-the-test.mdx';
const links = 'content/of-the-test.ts';

/** Stand in the copy beside what editors write, who may change every word of theirs. */
const fixtures = {
  [policy]: `---
title: Policy of the test
description: What a policy may hold that an editor can get wrong, and the check must tell.
lastUpdated: 2025-01-01
---

<InShort>

Delivery is free above <Rupees of="freeShippingAbove" />.

</InShort>

## What it costs

We deliver to the other large cities.

Public holidays do not count.

Days are counted. It takes <Count of="standardMetro" /> days, and <Period of="processing" /> before.

[Ask us](/contact).

Read how we treat [your data](/privacy).

Read [what it costs](/of-the-test#what-it-costs).
`,
  [links]: "export const ofTheTest = { more: { label: 'More', path: '/shipping' } };\n",
} as const;

// A copy of what the check reads, with mistakes written into it. The check runs there as the build runs it.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  for (const part of ['app', 'components', 'content', 'lib', 'scripts', 'package.json', 'tsconfig.json']) {
    cpSync(part, join(folder, part), { recursive: true, filter: (name) => !/\.(jpe?g|png|woff2?|svg)$/.test(name) });
  }
  for (const part of ['node_modules', 'public']) symlinkSync(resolve(part), join(folder, part));
  for (const [file, text] of Object.entries(fixtures)) writeFileSync(join(folder, file), text);
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

const [articleName = ''] = readdirSync('content/news').filter((name) => name.endsWith('.mdx'));
const article = `content/news/${articleName}`;
/** One who is shown as a mentor alone, and one who is no mentor. */
const teacher = mentors.find(
  ({ name }) => ![...story.leaders.people, ...successStories].some((other) => other.name === name),
);
const leader = story.leaders.people.find(({ name }) => !mentors.some((mentor) => mentor.name === name));

type Mistake = readonly [file: string, before: string | RegExp, after: string, place: string, said: string];

const mistakes: readonly Mistake[] = [
  [
    policy,
    '](/contact)',
    '](/contct)',
    'of-the-test: link',
    "'/contct' is no page of this site. Did you mean '/contact'?",
  ],
  [policy, '](/privacy)', '](privacy)', 'of-the-test: link', "'privacy' leads nowhere. Did you mean '/privacy'?"],
  [
    policy,
    '<Count of="standardMetro"',
    '<Cuont of="standardMetro"',
    'of-the-test: <Cuont>',
    "is no component. Did you mean 'Count'?",
  ],
  [
    policy,
    '<Rupees of="freeShippingAbove"',
    '<Rupees of="freeShipping"',
    'of-the-test: <Rupees>',
    "knows no 'freeShipping' for 'of'.",
  ],
  [policy, '<Period of="processing" />', '<Period />', 'of-the-test: <Period>', 'needs of="…"'],
  [
    policy,
    '](/of-the-test#what-it-costs)',
    '](/of-the-test#what-it-csots)',
    'of-the-test: link',
    "Did you mean '#what-it-costs'?",
  ],
  [
    policy,
    'Public holidays',
    'For five days, holidays',
    'of-the-test: text',
    "For five days, holidays do' is a figure",
  ],
  [
    policy,
    'the other large cities',
    'cities with 8% more',
    'of-the-test: text',
    "cities with 8% more.' is a figure typed by hand.",
  ],
  [
    policy,
    'description: What',
    'description: For ₹99, what',
    'frontmatter: description',
    "has a figure: 'For ₹99, what a",
  ],
  [policy, 'Days are', '{site.phone} are', 'of-the-test: {site.phone}', 'is code, which this text does not know.'],
  [
    policy,
    'lastUpdated: 2025-01-01',
    'lastUpdated: 2025-02-30',
    'frontmatter: lastUpdated',
    "'2025-02-30' is not a date.",
  ],
  [policy, '## What it costs', '# What it costs', 'of-the-test: heading', 'begins with one #.'],
  [
    'content/mentors.ts',
    /^ {4}totalReviews: .*$/m,
    '    totalReviews: 61.5,',
    `${mentors[0].id}: totalReviews`,
    '61.5 is not a whole number',
  ],
  [
    'content/mentors.ts',
    `image: '${teacher?.image}'`,
    `image: '${leader?.picture}'`,
    `${teacher?.id}: image`,
    `shows ${leader?.name} (content/story.ts). Choose one that shows nobody yet: `,
  ],
  ['content/figures.ts', /^ {4}asOf: .*$/m, "    asOf: '',", `${Object.keys(figures)[0]}: asOf`, "'' is not a date."],
  [links, "path: '/shipping'", "path: '/shiping'", '/shiping: ofTheTest.more.path', "Did you mean '/shipping'?"],
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
    [policy, '</InShort>', '', 'text: <InShort> is opened here and not closed.'],
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
