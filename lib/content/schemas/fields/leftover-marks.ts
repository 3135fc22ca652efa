import { quoted } from './messages';

type Mark = { readonly pattern: RegExp; readonly advice: string };

/** Marks of Markdown, and of programs that write something like it, anywhere in a text. */
const marksWithin: readonly Mark[] = [
  { pattern: /\[\^/g, advice: 'Pages have no footnotes. Put its words into the sentence.' },
  {
    pattern: /\*\*|__/g,
    advice: 'Bold letters have it right at a letter: **கைவினை**, and full stops and quotes outside.',
  },
  {
    // Beside a letter or a quotation mark; an underscore within a word is part of a name.
    pattern:
      /\*(?=[\p{L}“"‘'])|(?<=[\p{L}\p{M}”"’'.!?])\*|(?<![\p{L}\p{M}\p{N}_/])_(?=[\p{L}“"‘'])|(?<=[\p{L}\p{M}”"’'.!?])_(?![\p{L}\p{M}\p{N}_/])/gu,
    advice: 'Slanted letters have it right at a letter: *கைவினை*, and full stops and quotes outside.',
  },
  {
    pattern: /\]\(|\]\s+\((?=[\s"“'‘<]*(?:[/#.]|www\.|[a-z]+:))|\)\[|\]\[|!\[|\[\[|\]\]/gi,
    advice: 'A link is [words](/page), without spaces and quotes between the brackets.',
  },
  { pattern: /\[[ x]?\](?=\s)/gi, advice: 'Pages have no checkboxes. Begin the line with - and a space.' },
  { pattern: /:::\w*/g, advice: 'Pages have no boxes of this kind. Keep the words alone.' },
  { pattern: /==(?=\S)|(?<=\S)==|~~|`+/g, advice: 'Keep the words alone.' },
  { pattern: /(?<!\S):[a-z_]+:(?!\S)/g, advice: 'Type the sign itself, or keep the words alone.' },
  { pattern: /(?<![\w$])\$(?=[^\s$])[^$\n]*[^\s$]\$(?!\w)/g, advice: 'Pages show no formulas. Write it in words.' },
];

/** Marks at the beginning of a line that make no heading and no list there. */
const marksInFront: readonly Mark[] = [
  { pattern: /^#{1,6}(?=[^#\s])/gm, advice: 'A heading needs a space after #.' },
  {
    pattern: /^(?:#{1,6}|[-*+]|\d{1,9}[.)])(?=[\u00A0\u2000-\u200A\u202F\u3000])/gm,
    advice: 'The space after it is one that Markdown does not know (U+00A0). Type the space again.',
  },
  { pattern: /^(?:[-+](?=\p{L})|\d{1,2}[.)](?=\p{L}))/gmu, advice: 'An item of a list needs a space after its sign.' },
  { pattern: /^(?:–(?!\d)|[＃＊－＋])/gm, advice: 'Begin an item of a list with - and a space, a heading with ##.' },
  { pattern: /^\|/gm, advice: 'A table needs a line of |---| below its heads.' },
];

/** An entity of HTML. */
const entity = /&#?\w+;/g;

/** A mark that is left in a text, where readers would see it; `index` counts from 0. */
export type LeftoverMark = { readonly index: number; readonly message: string };

const find = (source: string, marks: readonly Mark[]): LeftoverMark[] =>
  marks.flatMap(({ pattern, advice }) =>
    Array.from(source.matchAll(pattern), ({ 0: mark, index }) => ({
      index,
      message: `holds ${quoted(mark)}, which marks nothing here. ${advice}`,
    })),
  );

const firstOf = (marks: readonly LeftoverMark[]): LeftoverMark | undefined =>
  marks.toSorted((one, other) => one.index - other.index)[0];

/** What is wrong with a text that is read without Markdown, such as a field; nothing for words alone. */
export function markInField(text: string): string | undefined {
  const [mark] = [...marksWithin, { pattern: entity }].flatMap(({ pattern }) => text.match(pattern)?.[0] ?? []);
  return mark === undefined ? undefined : `holds ${quoted(mark)}, which readers would see. Write the words alone.`;
}

/**
 * The first mark that is left in a text after Markdown was parsed.
 *
 * @param source the text as it is written: a mark after a backslash is meant as such
 * @param parsed what the parser made of it: an entity that is still there has no meaning
 * @param startsLine whether the text begins a line
 */
export function markLeftOver(source: string, parsed: string, startsLine: boolean): LeftoverMark | undefined {
  const text = source.replaceAll(/\\[!-/:-@[-`{-~]/g, '  ');
  const inFront = Array.from(text.matchAll(/^([ \t>]*)(.*)$/gm)).flatMap(({ 1: indent = '', 2: line = '', index }) =>
    index === 0 && !startsLine
      ? []
      : find(line, marksInFront).map((mark) => ({ ...mark, index: mark.index + index + indent.length })),
  );
  const unknown = find(text, [{ pattern: entity, advice: 'Type the sign itself.' }]).filter(({ index }) =>
    parsed.includes(/^&#?\w+;/.exec(text.slice(index))?.[0] ?? ''),
  );
  return firstOf([...inFront, ...find(text, marksWithin), ...unknown]);
}
