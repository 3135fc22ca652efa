/** @jest-environment node */
import { decodeBytes } from '@/build/content/load/files';

import { articleHead } from '../../support/article';
import { changed, issuesIn } from '../../support/fixture';

const enterprise = 'site/enterprise.yaml';
const event = 'events/open-day.yaml';

/** Edits of fields that are right, as they are written in a file. */
const fields: readonly (readonly [file: string, before: string | RegExp, after: string])[] = [
  [event, /^title: .*$/m, "title: It's a day for a<b, 50 % & more; R&D 🌾 (2026)"],
  [event, /^title: .*$/m, 'title: "Hall #4: C# and C++"'],
  [event, /^title: .*$/m, 'title: A \\{ten} and a }'],
  [event, /^title: .*$/m, '# A comment on a line of its own.\ntitle: " A day "'],
  [event, /^title: .*$/m, 'title: >\n  A day of\n  two lines'],
  [event, /^title: .*$/m, 'title: "{hubs|The hub|All hubs}, {hubs}"'],
  [event, /^title: .*$/m, 'title: க\u0BC6\u0BBEடி'],
  [event, /^title: .*$/m, 'title: 2026\\. It began'],
  [event, /^title: .*$/m, 'title: A **star**, [sic] and __all__'],
  [event, /^desc: .*$/m, `desc: ${'அ'.repeat(80)}`],
  [event, 'from: 10:00\nto: 13:00\n', ''],
  [event, 'locality: Salem', 'headOffice: true'],
  [event, 'from: 10:00', 'lastDay: 2026-12-14\nfrom: 10:00'],
  [event, 'rupees: 600', 'rupees: 0'],
  [event, 'picture: hands', 'picture: loom'],
  [enterprise, /store: .*$/m, 'store: https://shop.example.org/a_(b)/?ref=a;b|c$d#e'],
  [enterprise, /store: .*$/m, 'store: https://கடை.இந்தியா/'],
  [enterprise, /^email: .*$/m, 'email: first.last+site@mail.example.org'],
  [enterprise, /^phone: .*$/m, 'phone: +44 20 7946 0000'],
  [enterprise, /^madeIn: .*$/m, 'madeIn: "Made: in India"'],
  ['mentors/kala-r.yaml', 'rating: 4.8', 'rating: 5'],
  ['images/loom.ta.yaml', /^alt: .*$/m, 'alt: GST 2026'],
];

/** Bodies of articles that are right. */
const bodies: readonly string[] = [
  "See [one](https://example.org/a;b?c=$d|e'f#g), [two](<tel:+91 4633 000-000>) and [three](tel:+91-4633-000000).",
  'Write to [us](mailto:a@example.org?subject=One%20word&cc=b@example.org), or [ask](/contact?subject=A;B#form).',
  'On this page: [costs](#costs). [Top](/hubs)\n\n## Costs\n\n### Of what\n\nWords.',
  'From $5 to $6, a < b, 5~7 days, 100~200 pots, 2^3, either | or; R&D, AT&T &amp; you',
  'A \\{ten} and 1 &lt; 2, \\*as such\\* and a_name_of_a_file',
  '1. Saw.\n   - slowly\n   - by hand\n2. Sand.',
  '- one\n  - two\n\n> A quote\n> — Kala R.\n\n2016\\. It began.',
  '{/* A comment,\n   of two lines. */}\n\nWords {/* and one here */} too.',
  '<InShort>\n\nFree above <Rupees of="freeShippingAbove" />.\n\n</InShort>\n\nCall <Phone />.',
  '<DataTable caption="Prices">\n\n| Piece | Price |\n| ----- | ----- |\n| Bowl  | 240   |\n\n</DataTable>',
  '![A loom](/favicon.svg)\n\n[![A loom](/favicon.svg)](/hubs)\n\n## 2026',
  'Words\n---\n\n**கைவினை**யின் ❤️ 👩‍🌾 — in `code`',
  '```\nA block of code\n```',
];

test.each(fields)('in %s, %s can become %j', (file, before, after) => {
  expect(issuesIn({ [file]: changed(file, before, after) })).toEqual([]);
});

test.each(bodies)('an article can have the text %j', (body) => {
  expect(issuesIn({ 'news/of-the-test.mdx': `${articleHead}${body}\n` })).toEqual([]);
});

test('a file can have a byte order mark and line breaks of Windows', () => {
  const bytes = Buffer.from(`\uFEFF${articleHead}Words.\n`.replaceAll('\n', '\r\n'));

  expect(issuesIn({ 'news/of-the-test.mdx': decodeBytes(bytes) })).toEqual([]);
});
