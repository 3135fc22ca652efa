/** Characters that nobody sees and that turn or break the text round them: controls, direction marks, joiners. */
const hidden = /(?!\n)\p{Cc}|\p{Cf}|[\u2028\u2029]/u;

/** The hidden characters of one line, by their columns from 1, and what to do about each. */
export const hiddenCharacters = (row: string): { readonly column: number; readonly message: string }[] =>
  Array.from(row.matchAll(new RegExp(hidden, 'gu')), ({ 0: found, index }) => {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const before = row.slice(Math.max(0, index - 12), index);
    return { column: index + 1, message: `holds the hidden character U+${code} after '${before}'. Take it out.` };
  });

/** Whether the words for a picture tell nothing of it. */
export const saysNothing = (alt: string): boolean =>
  /^(an? |the )?(picture|image|photo|photograph|drawing)( of)?\W*$/i.test(alt.trim());

/** What is wrong with a text as such; nothing for a sound one. */
export function unsoundText(text: string): string | undefined {
  const [found] = hiddenCharacters(text);
  if (found) return found.message;
  if (text !== text.normalize('NFC')) return 'is not in Unicode form NFC. Type it anew, or paste it as plain text.';
  return undefined;
}
