import { quoteText } from './messages';

type Mark = { readonly pattern: RegExp; readonly advice: string };

/** Markup that no sentence has, so that it is always left over. */
const marks: readonly Mark[] = [
  { pattern: /\[\^/g, advice: 'Pages have no footnotes. Move the text into the sentence.' },
  {
    pattern: /\*\*|__(?=[\p{L}“"‘'])/gu,
    advice:
      'For bold text, put ** directly next to the words: **கைவினை**, with full stops and quotes outside. For the character itself, write \\*.',
  },
  { pattern: /\]\(/g, advice: 'Write links as [words](/page), without spaces and quotes between the brackets.' },
  { pattern: /^#{2,6}(?=[^#\s])/gm, advice: 'Put a space after # of a heading.' },
  { pattern: /^\|/gm, advice: 'Put a line of |---| below the head of a table.' },
];

/** An HTML entity: a name has two letters at least, because 'R&D;' is not one. */
const entity = /&(?:#\w+|[a-z]\w+);/i;

/** Markup that would be visible to readers; `index` counts from 0. */
export type LeftoverMark = { readonly index: number; readonly message: string };

/** Finds markup in a field that is displayed as plain text; undefined if there is none. */
export function markInField(text: string): string | undefined {
  const [mark] = [...marks.map(({ pattern }) => pattern), entity].flatMap((pattern) => text.match(pattern)?.[0] ?? []);
  return mark === undefined ? undefined : `contains ${quoteText(mark)}, which visitors would see. Write only the text.`;
}

/** The first piece of markup that remains in a text node after Markdown was parsed. A backslash makes it intended. */
export function findLeftoverMark(source: string): LeftoverMark | undefined {
  const text = source.replaceAll(/\\[!-/:-@[-`{-~]/g, '  ');
  const found = marks.flatMap(({ pattern, advice }) =>
    Array.from(text.matchAll(pattern), ({ 0: mark, index }) => ({
      index,
      message: `contains ${quoteText(mark)}, which visitors would see. ${advice}`,
    })),
  );
  return found.toSorted((one, other) => one.index - other.index)[0];
}
