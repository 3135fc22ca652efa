/** The letters of a word that does not fit a heading on a phone, or a name in a row of five. */
const LONG = 14;

/** Whether a text has a word so long that it needs smaller letters to stay whole. */
export const hasLongWord = (text: string): boolean => new RegExp(`[\\p{L}\\p{M}]{${LONG},}`, 'u').test(text);
