import { quoted } from './messages';

type Mark = { readonly pattern: RegExp; readonly advice: string };

/** Markup of Markdown and similar formats that can appear anywhere in a text. */
const marksWithin: readonly Mark[] = [
  { pattern: /\[\^|\^\[/g, advice: 'Pages have no footnotes. Put its words into the sentence.' },
  {
    pattern: /\*\*|__/g,
    advice:
      'Bold letters have it right at a letter: **கைவினை**, and full stops and quotes outside. The sign itself is \\*.',
  },
  {
    // Only next to a letter or a quotation mark: an underscore inside a word is part of a name.
    pattern:
      /\*(?=[\p{L}“"‘'])|(?<=[\p{L}\p{M}”"’'.!?])\*|(?<![\p{L}\p{M}\p{N}_/])_(?=[\p{L}“"‘'])|(?<=[\p{L}\p{M}”"’'.!?])_(?![\p{L}\p{M}\p{N}_/])/gu,
    advice:
      'Slanted letters have it right at a letter: *கைவினை*, and full stops and quotes outside. The sign itself is \\*.',
  },
  {
    pattern: /\]\(|\]\s+\((?=[\s"“'‘<]*(?:[/#.]|www\.|[a-z]+:))|\)\[|\]\[|!\[|\[\[|\]\]/gi,
    advice: 'A link is [words](/page), without spaces and quotes between the brackets.',
  },
  { pattern: /\[[ x]?\](?=\s)/gi, advice: 'Pages have no checkboxes. Begin the line with - and a space.' },
  { pattern: /:::\w*|\[!\w+\]/g, advice: 'Pages have no boxes of this kind. Keep the words alone.' },
  {
    pattern: /==(?=\S)|(?<=\S)==|~~|`+|(?<!\w)\+\+(?=\w)|\^\w+\^|~\w+~/g,
    advice: 'Keep the words alone.',
  },
  { pattern: /(?<!\S):[a-z_]+:(?!\S)/g, advice: 'Type the sign itself, or keep the words alone.' },
  {
    pattern: /(?<![\w$])\$(?=[^\s$])[^$\n]*[^\s$]\$(?!\w)|\${2}/g,
    advice: 'Pages show no formulas. Write it in words.',
  },
];

/** Markup at the start of a line that does not produce a heading or a list. */
const marksAtLineStart: readonly Mark[] = [
  { pattern: /^#{1,6}(?=[^#\s])/gm, advice: 'A heading needs a space after #.' },
  {
    pattern: /^(?:#{1,6}|[-*+]|\d{1,9}[.)])(?=[\u00A0\u2000-\u200A\u202F\u3000])/gm,
    advice: 'The space after it is one that Markdown does not know (U+00A0). Type the space again.',
  },
  { pattern: /^(?:[-+](?=\p{L})|\d{1,2}[.)](?=\p{L}))/gmu, advice: 'An item of a list needs a space after its sign.' },
  { pattern: /^(?:–(?!\d)|[＃＊－＋])/gm, advice: 'Begin an item of a list with - and a space, a heading with ##.' },
  { pattern: /^(?:!{3}(?=\s)|\+{3}$)/gm, advice: 'Keep the words alone.' },
  { pattern: /^!(?=\s*$)/gm, advice: 'A picture is ![words](/file), without spaces between the signs.' },
  { pattern: /^\|/gm, advice: 'A table needs a line of |---| below its heads.' },
];

/** Marks of two lines in succession, as lists and tables of other programs have. */
const marksOfSeveralLines: readonly Mark[] = [
  {
    pattern: /^[ \t>]*(?:\p{L}\)|\p{Ll}\.|[—➤➢►▶→»✓✔★☆❖※])(?=\s)/gmu,
    advice: 'Begin each item of a list with - and a space, or with 1. and a space.',
  },
  { pattern: / \| /g, advice: 'A table needs a line of |---| below its heads.' },
];

/** An HTML entity: a name has two letters at least, as in 'R&D;' none is meant. */
const entity = /&(?:#\w+|[a-z]\w+);/gi;

/** Markup that would be visible to readers; `index` counts from 0. */
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

/** Finds markup in a field that is displayed as plain text; undefined if there is none. */
export function markInField(text: string): string | undefined {
  const [mark] = [...marksWithin, { pattern: entity }].flatMap(({ pattern }) => text.match(pattern)?.[0] ?? []);
  return mark === undefined ? undefined : `holds ${quoted(mark)}, which readers would see. Write the words alone.`;
}

/**
 * The first piece of markup that remains in a text node after Markdown was parsed.
 *
 * @param source the text as written: a character after a backslash is intended
 * @param parsed the parsed text: an entity that remains has no meaning
 * @param startsLine whether the text starts a line
 */
export function leftoverMark(source: string, parsed: string, startsLine: boolean): LeftoverMark | undefined {
  const text = source.replaceAll(/\\[!-/:-@[-`{-~]/g, '  ');
  const inFront = Array.from(text.matchAll(/^([ \t>]*)(.*)$/gm)).flatMap(({ 1: indent = '', 2: line = '', index }) =>
    index === 0 && !startsLine
      ? []
      : find(line, marksAtLineStart).map((mark) => ({ ...mark, index: mark.index + index + indent.length })),
  );
  const unknown = find(text, [{ pattern: entity, advice: 'Type the sign itself.' }]).filter(({ index }) =>
    parsed.includes(/^&#?\w+;/.exec(text.slice(index))?.[0] ?? ''),
  );
  const ofSeveral = marksOfSeveralLines.filter(({ pattern }) => {
    const isMarked = text.split('\n').map((line) => line.search(pattern) >= 0);
    return startsLine && isMarked.some((marked, index) => marked && isMarked[index + 1]);
  });
  return firstOf([...inFront, ...find(text, [...marksWithin, ...ofSeveral]), ...unknown]);
}
