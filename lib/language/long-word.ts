/** The letters of a word that does not fit a heading on a phone, or a name in a row of five. */
const LONG = 14;
/** The letters of a word that needs half of a desktop. */
const LONGEST = 17;

/** How long the longest word of a text is, if it needs smaller letters to stay whole. */
export function measureLongWord(text: string): 'long' | 'longest' | undefined {
  const letters = Math.max(...(text.match(/[\p{L}\p{M}]+/gu) ?? ['']).map((word) => word.length));
  return letters >= LONGEST ? 'longest' : letters >= LONG ? 'long' : undefined;
}
