import { runsOf, type Face } from './faces';

/** How letters look: face, size in points, distance of lines as a share of the size, colour. */
export type TextStyle = {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  /** Between letters, as a share of the size; none where left out. */
  readonly tracking?: number;
  /** Lines of about the same length, for headings. */
  readonly balanced?: true;
};

/** Tells how wide a stretch of one face is. */
export type Measure = (text: string, face: Face, style: TextStyle) => number;

/** How wide a text is on one line, whichever faces it needs. */
export const widthOf = (text: string, style: TextStyle, measure: Measure): number =>
  runsOf(text, style.face).reduce((sum, run) => sum + measure(run.text, run.face, style), 0);

function fill(words: readonly string[], width: number, style: TextStyle, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, style, measure) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a text into lines.
 *
 * @param width in points; a single word that is wider is on a line of its own
 */
export function breakLines(text: string, width: number, style: TextStyle, measure: Measure): string[] {
  const words = text.split(' ');
  const lines = fill(words, width, style, measure);
  if (!style.balanced || lines.length < 2) return lines;

  // The narrowest measure that needs no further line, to the point.
  let [tooNarrow, enough] = [width / lines.length / 1.5, width];
  while (enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2;
    if (fill(words, middle, style, measure).length > lines.length) tooNarrow = middle;
    else enough = middle;
  }
  return fill(words, enough, style, measure);
}
