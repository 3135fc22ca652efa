import { quoteText } from './messages';

/**
 * Invisible characters that break text or change its direction: control characters, direction marks, joiners, fillers,
 * and variation selectors that follow no emoji.
 */
const hidden =
  /(?!\n)\p{Cc}|\p{Cf}|[\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]|(?<![\p{Extended_Pictographic}#*0-9])[\uFE00-\uFE0F]/u;

/** Characters without a standard glyph: private use (such as Word's bullet), surrogates, noncharacters, lost objects. */
const undrawable = /\p{Co}|\p{Cs}|\p{Noncharacter_Code_Point}|\uFFFC/u;

const unusual = new RegExp(`${hidden.source}|${undrawable.source}`, 'gu');

/** Valid joiners: after a virama of an Indian script, and within an emoji. */
const joiners =
  /(?<=[\u094D\u09CD\u0BCD\u0C4D\u0CCD\u0D4D])[\u200C\u200D](?=\p{L})|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu;

/**
 * Tamil vowel signs without a consonant, which fonts draw with a dotted circle (The Unicode Standard, section 12.6), the
 * second part of ௌ alone, and any mark after a space.
 */
const loneSign = /(?<![\u0B95-\u0BB9\u25CC])[\u0BBE-\u0BCD]|\u0BD7|(?<=^|\s)\p{M}/u;

/** More combining marks on one letter than any script uses. */
const stackedMarks = /\p{M}{4}/u;

type Rule = readonly [pattern: RegExp, message: (found: string) => string];

const rules: readonly Rule[] = [
  [
    loneSign,
    (found) =>
      `contains the sign ${quoteText(`\u25CC${found}`)} without a letter that can carry it. Type the word again.`,
  ],
  [stackedMarks, () => 'contains too many marks on one letter. Type the word again.'],
];

/** An invalid character in a line of text; `column` counts from 1. */
export type InvalidCharacter = { readonly column: number; readonly message: string };

/** Finds invalid characters in one line of text, in any format. */
export function findInvalidCharacters(row: string): InvalidCharacter[] {
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
    const kind = undrawable.test(found) ? 'the character' : 'the invisible character';
    const why = undrawable.test(found) ? ', which other devices cannot show' : '';
    return { column: index + 1, message: `contains ${kind} U+${code}${why}, after ${quoteText(before)}. Remove it.` };
  });
  if (row === composed) return marks;
  const column = Array.from(row).findIndex((letter, index) => letter !== Array.from(composed)[index]) + 1;
  return [...marks, { column, message: 'is not in Unicode form NFC. Type it again, or paste it as plain text.' }];
}

/** Whether an alt text has no content. */
export const isMeaningless = (alt: string): boolean =>
  /^(an? |the )?(picture|image|photo|photograph|drawing)( of)?\W*$|\.(?:jpe?g|png|webp|avif|heic|svg|gif|tiff?)$/i.test(
    alt.trim(),
  );

/** Describes the first invalid character of a text; undefined if there is none. */
export const describeInvalidText = (text: string): string | undefined =>
  text.split('\n').flatMap((row) => findInvalidCharacters(row))[0]?.message;
