import type { Mistake, Position } from './mistakes';
import type { Content } from './topics';
import type { Pair } from './translations';

type Never = Content['glossaries'][number]['never'][number];

/** A word at the beginning of a written one: endings join it. */
const beginning = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])${word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`, 'u');

/** Where a word stands that a text holds at an offset. */
function positionOf({ path, source, translated }: Pair, offset: number): Position {
  if (path[0] !== 'text' || !source.body) return source.positionOf(path);
  return { line: source.body.line + translated.slice(0, offset).split('\n').length - 1, column: 1 };
}

/**
 * The words in translations that their language's glossary never says: told to whoever translates, and no mistake.
 *
 * @param never those words, by the tag of the language
 */
export const neverSaid = (pairs: readonly Pair[], never: Readonly<Record<string, readonly Never[]>>): Mistake[] =>
  pairs.flatMap((pair) => {
    const tag = /\.([a-z]{2})\.\w+$/.exec(pair.file)?.[1] ?? '';
    return (never[tag] ?? []).flatMap(({ word, say, why }): Mistake[] => {
      // The regular expression is slow: it is asked only where the letters are there at all.
      const found = pair.translated.includes(word) ? beginning(word).exec(pair.translated) : null;
      if (!found) return [];
      const message = `says '${word}'. Say '${say}'${why === undefined ? '' : `: ${why}`}.`;
      return [{ file: pair.file, path: pair.path, message, position: positionOf(pair, found.index) }];
    });
  });
