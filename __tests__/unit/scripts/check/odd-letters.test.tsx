/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';

import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';
import { makePdf, pdfRecipes } from '@/build/downloads/pdf';
import { findSurfaces } from '@/build/design/surfaces';
import { drawShare } from '@/build/share/draw';
import { PiecePage } from '@/components/pieces/PiecePage';
import type { Content } from '@/lib/content';
import { setCurrentLanguage } from '@/lib/language/current-language';
import type { Language } from '@/lib/language';
import { findLetterIssues } from '@/scripts/check/letters';

import { altered, contentWith, exampleOf } from '../../support/content';
import { read } from '../../support/files';

let mockContent: Readonly<Record<Language, Content>>;

jest.mock('@/lib/content/generated/content.json', () => ({
  __esModule: true,
  get default() {
    return mockContent;
  },
}));

jest.mock('@/lib/content/generated/pictures.json', () => jest.requireActual<object>('../../support/pictures'));

// Typesetting with pictures is slow.
jest.setTimeout(60_000);

const piece = exampleOf('pieces');

const fileOf = (index: number): string => `pieces/odd-${index}.yaml`;

/** The site's content with a piece for each name. */
const withPieces = (names: readonly string[]) =>
  contentWith(
    Object.fromEntries(
      names.map((name, index) => [
        fileOf(index),
        altered(piece, /^name: .*$/m, `name: ${JSON.stringify(name)}`)
          .replace(/^code: .*$/m, `code: ODD-${index}`)
          .replace(/^product: .*$/m, `product: products/odd-${index}`)
          .replace(/^summary: .*$/m, `summary: The text of a piece of the test with the number ${index}.`),
      ]),
    ),
  );

/** The reports of `npm run check` for pieces with these names, in one run: first of the loader, then of the fonts. */
async function reportOn(names: readonly string[]): Promise<string[]> {
  const { issues } = loadContent(withPieces(names));
  const refused = issues.map(formatIssue);
  const files = new Map(withPieces(names));
  for (const { file } of issues) files.delete(file.replace('content/', ''));
  const { content, issues: others } = loadContent(files);
  if (content) mockContent = content;
  return [...refused, ...[...others, ...(content ? await findLetterIssues(files) : [])].map(formatIssue)];
}

const odd = [
  ['an emoji', 'Bowl 🥥', '🥥'],
  ['an emoji of several parts', 'Bowl 👩🏽‍🌾', '👩'],
  ['Telugu', 'Bowl మ', 'మ'],
  ['Arabic', 'Bowl م', 'م'],
  ['an arrow', 'Bowl →', '→'],
  ['a lost object', 'Bo\uFFFCwl', 'U+FFFC'],
  ['a space without width', 'Bo\u200Bwl', 'U+200B'],
  ['a mark of direction', 'Bowl \u202Eelggats', 'U+202E'],
  ['a soft hyphen', 'Bo\u00ADwl', 'U+00AD'],
  ['a letter of one font alone', 'Bowl \uE000', 'U+E000'],
  ['a control', 'Bowl \u0007', 'U+0007'],
] as const;

test('letters that cannot be shown are reported with file, line and letter', async () => {
  const reports = await reportOn(odd.map(([, name]) => name));

  for (const [index, [kind, , part]] of odd.entries()) {
    const own = reports.filter((report) => report.startsWith(`content/${fileOf(index)}:`));
    expect([kind, own]).toEqual([kind, [expect.stringMatching(/:\d+:\d+: name: contains /)]]);
    expect(own[0]).toContain(part);
  }
  expect(reports).toHaveLength(odd.length);
});

const accepted = [
  ['Tamil', 'கைவினைப் பொருள்'],
  ['a joiner of Tamil', 'க்\u200Cஷ'],
  ['letters with ள', 'வெள்ளை தெளிவு கெளுத்தி'],
  ['signs of Grantha', 'ஸ்ரீ ஷண்முகம் ஹரி க்ஷ'],
  ['letters with marks', 'Ñandú garçon Ångström À la São Ôter'],
  ['fractions', '½ ¼'],
  ['signs of money', 'For ₹ € £ $ ¥'],
  ['quotation marks and dashes', '“a” ‘b’ «c» – — …'],
  ['signs of measure', '13 × 7 cm² ± 2 °C, 5 µm'],
  ['spaces that do not break', '13\u00A0cm 13\u202Fcm'],
  ['Tamil after a Latin name', 'Kaivinaiயின்'],
  ['capitals before a dash', 'CAFÉ–BAR’S'],
  ['a letter with a mark at the end of a quotation', 'a “café”—said'],
  ['signs of code', '& " \' / # % @ [a] (b) \\ ^ ~ | ;'],
  ['a word without end', 'x'.repeat(150)],
  ['thirty words', 'bowl '.repeat(30).trim()],
] as const;

test('accepted text breaks no PDF, share picture or page', async () => {
  const names = accepted.map(([, name]) => name);
  expect(await reportOn(names)).toEqual([]);
  setCurrentLanguage('en');
  const first = mockContent.en.pieces.find(({ name }) => name === accepted[0][1]);
  const surface = findSurfaces(read('app/_styles/colours.scss')).plaster;

  expect((await makePdf(pdfRecipes.catalogue('en'))).subarray(0, 5).toString()).toBe('%PDF-');
  for (const name of names) expect((await (await drawShare(name, surface)).png().toBuffer()).length).toBeGreaterThan(0);
  expect(first && renderToStaticMarkup(<PiecePage piece={first} />)).toContain('கைவினைப்');
});
