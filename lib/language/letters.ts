/**
 * Splits a text into graphemes: கை is one, although it has two code points. Without `Intl.Segmenter` (Firefox before
 * 125), splits into code points.
 */
export function* listLetters(text: string): Generator<string, void> {
  // TypeScript assumes that it exists, but not every browser has it.
  if ((Intl as Partial<typeof Intl>).Segmenter) {
    for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
  } else {
    yield* text;
  }
}
