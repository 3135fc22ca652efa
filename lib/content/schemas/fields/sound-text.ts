import { quoted } from './messages';

/** Characters that nobody sees and that turn or break the text round them: controls, direction marks, joiners. */
const hidden = /(?!\n)\p{Cc}|\p{Cf}|[\u2028\u2029]/u;

/** Characters that other devices cannot draw: of a font's own, such as a bullet of Word, and halves of a character. */
const undrawable = /\p{Co}|\p{Cs}|\p{Noncharacter_Code_Point}/u;

const either = new RegExp(`${hidden.source}|${undrawable.source}`, 'gu');

/** What begins a line as a list does in other programs. */
const bullet = /^\s*[•◦‣⁃▪▫●○■□·\u{F0A7}\u{F0B7}]\s*/u;

/** A mark in a line of text that no reader should see; `column` counts from 1. */
export type Unsound = { readonly column: number; readonly message: string };

/** What is wrong with one line of text as such, whatever its format. */
export function unsoundParts(row: string): Unsound[] {
  if (bullet.test(row))
    return [
      {
        column: 1,
        message: 'begins with a bullet of another program. Write - and a space; in a field the words alone.',
      },
    ];
  const marks = Array.from(row.matchAll(either), ({ 0: found, index }): Unsound => {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const before = row.slice(Math.max(0, index - 12), index);
    const kind = undrawable.test(found) ? 'the character' : 'the hidden character';
    const why = undrawable.test(found) ? ', which other devices cannot show' : '';
    return { column: index + 1, message: `holds ${kind} U+${code}${why} after ${quoted(before)}. Take it out.` };
  });
  const composed = row.normalize('NFC');
  if (row === composed) return marks;
  const column = Array.from(row).findIndex((letter, index) => letter !== Array.from(composed)[index]) + 1;
  return [...marks, { column, message: 'is not in Unicode form NFC. Type it anew, or paste it as plain text.' }];
}

/** Whether the words for a picture tell nothing of it. */
export const saysNothing = (alt: string): boolean =>
  /^(an? |the )?(picture|image|photo|photograph|drawing)( of)?\W*$/i.test(alt.trim());

/** What is wrong with a text as such; nothing for a sound one. */
export const unsoundText = (text: string): string | undefined =>
  text.split('\n').flatMap((row) => unsoundParts(row))[0]?.message;
