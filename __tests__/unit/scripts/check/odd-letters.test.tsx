/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';

import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';
import { makePdf, pdfRecipes } from '@/build/downloads/pdf';
import { surfacesIn } from '@/build/design/surfaces';
import { drawShare } from '@/build/share/draw';
import { PiecePage } from '@/components/pieces/PiecePage';
import type { Content } from '@/lib/content';
import { currentLanguage as mockCurrentLanguage, setCurrentLanguage } from '@/lib/current-language';
import type { Language } from '@/lib/languages';
import { letterIssues } from '@/scripts/check/letters';

import { altered, contentWith, exampleOf, issuesWith } from '../../support/content';
import { read } from '../../support/files';

let mockContent: Readonly<Record<Language, Content>>;

jest.mock('@/lib/content', () => ({ contentIn: (language = mockCurrentLanguage()) => mockContent[language] }));

// Typesetting with pictures is slow.
jest.setTimeout(60_000);

const piece = exampleOf('pieces');
const named = (name: string) => ({ [piece]: altered(piece, /^name: .*$/m, `name: ${JSON.stringify(name)}`) });

/** The report of `npm run check` for a piece with this name. */
async function reported(name: string): Promise<string[]> {
  const files = contentWith(named(name));
  const { content, issues } = loadContent(files);
  if (content) mockContent = content;
  return [...issues, ...(content ? await letterIssues(files) : [])].map(formatIssue);
}

const place = new RegExp(`^content/${piece.replace('.', '\\.')}:\\d+:\\d+: name: holds `);

test.each([
  ['an emoji', 'Bowl 🥥', '🥥'],
  ['an emoji of several parts', 'Bowl 👩🏽‍🌾', '👩'],
  ['Telugu', 'Bowl మ', 'మ'],
  ['Kannada', 'Bowl ಕ', 'ಕ'],
  ['Chinese', 'Bowl 竹', '竹'],
  ['Arabic', 'Bowl م', 'م'],
  ['Cyrillic', 'Bowl Ж', 'Ж'],
  ['an arrow', 'Bowl →', '→'],
  ['UTF-8 read as Windows-1252, in Tamil', 'à®•à¯ˆà®µà®¿à®©à¯ˆ bowl', "was 'க'"],
  ['UTF-8 read as Windows-1252, in Latin', 'cafÃ© bowl', "was 'é'"],
  ['UTF-8 read as Windows-1252, in a quotation mark', 'Periâ€™s bowl', "was '’'"],
  ['UTF-8 read as Windows-1252, in an emoji', 'ðŸ¥¥ bowl', "was '🥥'"],
  ['UTF-8 read as Mac OS Roman', 'caf√© bowl', '√©'],
  ['UTF-8 read as Windows-1251', 'PeriвЂ™s bowl', 'вЂ'],
  ['UTF-8 read as code page 437', 'caf├⌐ bowl', '├'],
  ['half of a space that does not break', '100Â g', 'Â'],
  ['TSCII', '¨¸Å¢¨É bowl', 'old Tamil font'],
  ['Bamini', 'iftpid nghUl;fs;', 'old Tamil font'],
  ['an accent in place of a quotation mark', 'Peri´s bowl', '´'],
  ['a mark after a space', 'Bowl \u0301', '\u0301'],
  ['half of a vowel sign', 'க\u0BD7', '◌\u0BD7'],
  ['a letter of Cyrillic in a Latin word', 'B\u043Ewl', '\u043E'],
  ['a letter of Greek in a Latin word', 'B\u03BFwl', '\u03BF'],
  ['letters of mathematics', '𝐁𝐨𝐰𝐥', '𝐁'],
  ['full-width letters', 'Ｂｏｗｌ', 'Ｂ'],
  ['a space of Chinese', 'A\u3000bowl', 'unusual width'],
  ['a letter without width', 'Bo\u3164wl', 'U+3164'],
  ['a variation selector on a letter', 'Bo\uFE0Fwl', 'U+FE0F'],
  ['a lost object', 'Bo\uFFFCwl', 'U+FFFC'],
  ['two vowel signs on one letter', 'காெ bowl', '◌ெ'],
  ['a vowel sign on no letter', 'ா bowl', '◌ா'],
  ['a virama on a vowel', 'அ் bowl', '◌்'],
  ['a letter in place of a sign', 'கெளரி', 'கௌ'],
  ['a hundred marks on one letter', `Bowl a${'\u0323'.repeat(100)}`, 'more marks'],
  ['a joiner within a word', 'Bo\u200Dwl', 'U+200D'],
  ['a space without width', 'Bo\u200Bwl', 'U+200B'],
  ['a mark of direction', 'Bowl \u202Eelggats', 'U+202E'],
  ['a soft hyphen', 'Bo\u00ADwl', 'U+00AD'],
  ['a letter of one font alone', 'Bowl \uE000', 'U+E000'],
  ['a control', 'Bowl \u0007', 'U+0007'],
])('%s is reported with file, line and letter', async (_, name, part) => {
  const [first = '', ...others] = await reported(name);

  expect(first).toMatch(place);
  expect(first).toContain(part);
  expect(others).toEqual([]);
});

const accepted = [
  ['Tamil', 'கைவினைப் பொருள்'],
  ['a joiner of Tamil', 'க்\u200Cஷ'],
  ['letters with ள', 'வெள்ளை தெளிவு கெளுத்தி'],
  ['signs of Grantha', 'ஸ்ரீ ஷண்முகம் ஹரி க்ஷ'],
  ['letters with marks', 'Ñandú garçon Ångström À la São Ôter'],
  ['fractions', '½ ¼'],
  ['signs of money', '₹ € £ $ ¥'],
  ['quotation marks and dashes', '“a” ‘b’ «c» – — …'],
  ['signs of measure', '13 × 7 cm² ± 2 °C, 5 µm'],
  ['spaces that do not break', '13\u00A0cm 13\u202Fcm'],
  ['Tamil after a Latin name', 'Kaivinaiயின்'],
  ['capitals before a dash', 'CAFÉ–BAR’S'],
  ['a letter with a mark at the end of a quotation', 'a “café”—said'],
  ['signs of code', '& " \' / # % @ [a] (b) \\ ^ ~ | ;'],
  ['a word without end', 'x'.repeat(300)],
  ['a thousand words', 'bowl '.repeat(300).trim()],
] as const;

test.each(accepted)('accepts %s', async (_, name) => {
  expect(await reported(name)).toEqual([]);
});

test('accepted text breaks no PDF, share picture or page', async () => {
  const names = accepted.map(([, name]) => name);
  expect(issuesWith(named(names.join(' ').slice(0, 2000)))).toEqual([]);
  const { content } = loadContent(contentWith(named(names.join(' ').slice(0, 2000))));
  if (content) mockContent = content;
  setCurrentLanguage('en');
  const [first] = mockContent.en.pieces;
  const surface = surfacesIn(read('app/_styles/colours.scss')).plaster;

  expect((await makePdf(pdfRecipes.catalogue())).subarray(0, 5).toString()).toBe('%PDF-');
  for (const name of names) expect((await (await drawShare(name, surface)).png().toBuffer()).length).toBeGreaterThan(0);
  expect(first && renderToStaticMarkup(<PiecePage piece={first} />)).toContain('கைவினைப்');
});
