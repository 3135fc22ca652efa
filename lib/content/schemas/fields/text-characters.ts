import { quoted } from './messages';

/**
 * Invisible characters that break text or change its direction: control characters, direction marks, joiners, fillers,
 * and variation selectors that follow no emoji.
 */
const hidden =
  /(?!\n)\p{Cc}|\p{Cf}|[\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]|(?<![\p{Extended_Pictographic}#*0-9])[\uFE00-\uFE0F]/u;

/** Characters without a standard glyph: private use (such as Word's bullet), surrogates, noncharacters, lost objects. */
const undrawable = /\p{Co}|\p{Cs}|\p{Noncharacter_Code_Point}|\uFFFC/u;

const unusual = new RegExp(`${hidden.source}|${undrawable.source}`, 'gu');

/** Bullets that other programs use for list items. */
const bullet = /^\s*[•◦‣⁃▪▫●○■□·\u{F0A7}\u{F0B7}]\s*/u;

/** Valid joiners: after a virama of an Indian script, and within an emoji. */
const joiners =
  /(?<=[\u094D\u09CD\u0BCD\u0C4D\u0CCD\u0D4D])[\u200C\u200D](?=\p{L})|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu;

/**
 * Tamil vowel signs without a consonant, which fonts draw with a dotted circle (The Unicode Standard, section 12.6), the
 * second part of ௌ alone, and any mark after a space.
 */
const loneSign = /(?<![\u0B95-\u0BB9\u25CC])[\u0BBE-\u0BCD]|\u0BD7|(?<=^|\s)\p{M}/u;

/** The vowel sign ௌ typed as ெ and the letter ள, which looks the same: கெளரி for கௌரி. */
const splitAu = /[\u0B95-\u0BB9]\u0BC6\u0BB3(?=[\u0B95-\u0BB9])/u;

/** More combining marks on one letter than any script uses. */
const stackedMarks = /\p{M}{4}/u;

/** Letters of Cyrillic, and of Greek that look like Latin ones, within a Latin word. Ω and µ are allowed next to Latin letters. */
const foreign = '[\\u0400-\\u04FFΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ]';
const lookalike = new RegExp(`(?<=[A-Za-z])${foreign}|${foreign}(?=[A-Za-z])`, 'u');

/** Full-width, mathematical and framed letters. */
const styledLetters = /[\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F189}]+/u;

/** Spaces other than the usual one, those that do not break, and the thin ones of typesetters. */
const oddSpace = /[\u1680\u2000-\u2008\u205F\u3000]/u;

/** Bytes 80 to 9F in Windows-1252; five of them are unassigned (WHATWG Encoding). */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const trail = `[\u00A0-\u00BF${windows1252}]`;

/** UTF-8 decoded as Windows-1252: à®• for க, Ã© for é, â€™ for ’. After a Latin letter, é”— may be a quotation's end. */
const mojibake = new RegExp(`[ÂÃ]${trail}|(?:â|(?<![A-Za-z])[à-ï])${trail}{2}|ð${trail}{3}`, 'u');

/** UTF-8 decoded as Mac OS Roman (√©, ‚Äô, ‡Æ), Windows-1251 (вЂ™, а®) or code page 437 (├⌐, ΓÇÖ, α«): é, ’ and Tamil. */
const otherMojibake = /√[©±®ß¢ºª´¶•†°§Ø∞≠≤≥¥µ∂∑∏π∫Ωæø¨]|‚Ä.|‡[ÆØ]|вЂ.|а[®Ї]|├[^\s─]|ΓÇ.|α[«»]|(?<=\d)Â(?!\p{L})/u;

const byteOf = (letter: string): number => {
  const index = windows1252.indexOf(letter);
  return index < 0 ? letter.charCodeAt(0) : 0x80 + index;
};

type Rule = readonly [pattern: RegExp, message: (found: string) => string];

const rules: readonly Rule[] = [
  [
    mojibake,
    (found) =>
      `holds ${quoted(found)}, which was ${quoted(Buffer.from(Array.from(found, byteOf)).toString('utf8'))} before it was ` +
      'read with a wrong encoding (Windows-1252). Copy the text again from where it is right.',
  ],
  [
    otherMojibake,
    (found) =>
      `holds ${quoted(found)}, which a wrong encoding makes of one letter. Copy the text again from where it is right.`,
  ],
  [
    // Letters of TSCII, TAB and Bamini, which are Latin letters and signs in Unicode.
    /[¤¦¨¬¯´¸](?=\p{L})|(?<=\p{L})[¤¦¨¬¯´¸]|(?<!&#?\w{0,30})\p{L};(?=\p{L})/u,
    (found) =>
      `holds ${quoted(found)} within a word, as letters of an old Tamil font do. Type the word in Unicode; ` +
      'a semicolon has a space after it, and an apostrophe is ’.',
  ],
  [
    loneSign,
    (found) => `holds the sign ${quoted(`\u25CC${found}`)} after no letter that can bear it. Type the word again.`,
  ],
  [
    splitAu,
    (found) => `holds ${quoted(found)}, two letters in place of ${quoted(`${found.charAt(0)}ௌ`)}. Type it again.`,
  ],
  [stackedMarks, () => 'holds more marks on one letter than any script has. Type the word again.'],
  [lookalike, (found) => `holds ${quoted(found)} of another alphabet within a Latin word. Type the word again.`],
  [
    styledLetters,
    (found) => `holds ${quoted(found)}, a sign in the form of letters, which screen readers spell. Type plain letters.`,
  ],
  [oddSpace, () => 'holds a space of unusual width. Type the space again.'],
];

/** An invalid character in a line of text; `column` counts from 1. */
export type InvalidCharacter = { readonly column: number; readonly message: string };

/** Finds invalid characters in one line of text, in any format. */
export function invalidCharacters(row: string): InvalidCharacter[] {
  if (bullet.test(row))
    return [
      {
        column: 1,
        message: 'begins with a bullet of another program. Write - and a space; in a field the words alone.',
      },
    ];
  const composed = row.normalize('NFC');
  const faults = rules.flatMap(([pattern, message]): InvalidCharacter[] => {
    const { 0: found, index } = pattern.exec(composed) ?? {};
    return found === undefined || index === undefined ? [] : [{ column: index + 1, message: message(found) }];
  });
  const [first] = faults.toSorted((one, other) => one.column - other.column);
  if (first) return [first];
  const marks = Array.from(row.replaceAll(joiners, '-').matchAll(unusual), ({ 0: found, index }): InvalidCharacter => {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const before = row.slice(Math.max(0, index - 12), index);
    const kind = undrawable.test(found) ? 'the character' : 'the hidden character';
    const why = undrawable.test(found) ? ', which other devices cannot show' : '';
    return { column: index + 1, message: `holds ${kind} U+${code}${why} after ${quoted(before)}. Take it out.` };
  });
  if (row === composed) return marks;
  const column = Array.from(row).findIndex((letter, index) => letter !== Array.from(composed)[index]) + 1;
  return [...marks, { column, message: 'is not in Unicode form NFC. Type it anew, or paste it as plain text.' }];
}

/** Whether an alt text has no content. */
export const isMeaningless = (alt: string): boolean =>
  /^(an? |the )?(picture|image|photo|photograph|drawing)( of)?\W*$|\.(?:jpe?g|png|webp|avif|heic|svg|gif|tiff?)$/i.test(
    alt.trim(),
  );

/** Describes the first invalid character of a text; undefined if there is none. */
export const invalidText = (text: string): string | undefined =>
  text.split('\n').flatMap((row) => invalidCharacters(row))[0]?.message;
