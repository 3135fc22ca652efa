/**
 * The letters of a text as people see them, one after the other: கை is one, though it is two code points. A browser without
 * `Intl.Segmenter` (Firefox before 125) gets the code points.
 */
export function* lettersOf(text: string): Generator<string, void> {
  // Typed as always there; it is not in every browser.
  if ((Intl as Partial<typeof Intl>).Segmenter) {
    for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
  } else {
    yield* text;
  }
}
