import { join } from 'node:path';

const folder = 'node_modules/@fontsource';
const eczar = (weight: number) => join(folder, `eczar/files/eczar-latin-${weight}-normal.woff`);
const anek = (script: 'latin' | 'tamil', weight: number) =>
  join(folder, `anek-tamil/files/anek-tamil-${script}-${weight}-normal.woff`);

/**
 * The site's faces at single weights, for programs that cannot read a variable font. Same designs, same licence (SIL
 * Open Font License 1.1, which lets a document embed them) as the files in app/_fonts.
 */
export const faceFiles = {
  display: eczar(600),
  number: eczar(700),
  text: anek('latin', 400),
  strong: anek('latin', 600),
  tamil: anek('tamil', 500),
  // Of this one app/_fonts has a single weight.
  tamilDisplay: 'app/_fonts/noto-serif-tamil.woff2',
} as const;

export type Face = keyof typeof faceFiles;

/** A stretch of text that one face can set. */
export type Run = { readonly text: string; readonly face: Face; readonly lang?: 'ta' };

// Letters that only the Tamil file has: the script itself, its joiners, and the rupee sign, which Eczar has not at all.
const tamilFile = /([\u0B80-\u0BFF\u200C\u200D]+(?:[ ,.-]+[\u0B80-\u0BFF\u200C\u200D]+)*|\u20B9)/u;

const tamilLetters = /([\u0B80-\u0BFF\u200C\u200D]+)/u;

/** A Tamil heading: its face has Tamil letters alone, what is between them is Anek's. */
const runsOfTamilHeading = (text: string): Run[] =>
  text
    .split(tamilLetters)
    .filter((part) => part !== '')
    .map((part): Run =>
      tamilLetters.test(part) ? { text: part, face: 'tamilDisplay', lang: 'ta' } : { text: part, face: 'strong' },
    );

/** Splits a text where its face must change. */
export function runsOf(text: string, face: Face): Run[] {
  if (face === 'tamilDisplay') return runsOfTamilHeading(text);
  return text
    .split(tamilFile)
    .filter((part) => part !== '')
    .map((part): Run => {
      if (part === '\u20B9') return { text: part, face: 'tamil' };
      return tamilFile.test(part) ? { text: part, face: 'tamil', lang: 'ta' } : { text: part, face };
    });
}
