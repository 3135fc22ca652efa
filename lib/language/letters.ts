/** Tamil letters of two graphemes, before their vowel sign: the first grapheme and the start of the second. */
const ligatures = [
  ['க்', 'ஷ'],
  ['ஸ்', 'ரீ'],
] as const;

/**
 * Splits a text into letters: கை is one, although it has two code points. Without `Intl.Segmenter` (Firefox before 125),
 * splits into code points.
 */
export function* listLetters(text: string): Generator<string, void> {
  // TypeScript assumes that it exists, but not every browser has it.
  if ((Intl as Partial<typeof Intl>).Segmenter) {
    let letter = '';
    for (const { segment } of new Intl.Segmenter().segment(text)) {
      const isJoined = ligatures.some(([first, second]) => letter.endsWith(first) && segment.startsWith(second));
      if (!isJoined && letter !== '') yield letter;
      letter = isJoined ? letter + segment : segment;
    }
    if (letter !== '') yield letter;
  } else {
    yield* text;
  }
}
