/**
 * The letters of a text as people see them: கை is one, though it is two code points. A browser without `Intl.Segmenter`
 * (Firefox before 125) gets the code points.
 */
export const lettersOf = (text: string): string[] =>
  Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : Array.from(text);
