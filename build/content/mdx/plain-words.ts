import { cut } from '@/lib/content/schemas/fields/messages';

/** MDX parser errors in terms for editors; `$1` is replaced by a match. */
const explanations: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/call stack/, 'has too many signs in one another, such as > at the beginning of a line. Take most of them out.'],
  [
    /attribute value/,
    'A value of a tag has curly quotes, or none. Write straight ones, such as of="freeShippingAbove".',
  ],
  [
    /^Expected a closing tag for `<([\w.]+)[^`]*` \(/,
    '<$1> is opened here and not closed. Write </$1> where it ends, on a line of its own; or <$1 /> if nothing is in it.',
  ],
  [
    /^Unexpected closing (?:slash `\/` in tag|tag `<\/([\w.]+)>`)/,
    'A tag is closed that was not opened. Take it away, or write its opening tag before it.',
  ],
  [
    /before name, expected|Unexpected character .* before/,
    'A < begins a component. To show the sign itself, write &lt; instead.',
  ],
  [/in expression|with acorn/, 'A { begins code, and this is none. To show the sign itself, write \\{ instead.'],
  [
    /Unexpected end of file in|Unexpected character .* (?:in|after)/,
    'A tag begins with < and never ends. Write the > that closes it.',
  ],
  [
    /Unexpected lazy line/,
    'A { or a tag goes on in a line that is not part of its list or quote. Write it on one line.',
  ],
];

/** HTML pasted from Word or web pages. Components of this site start with a capital letter. */
export const htmlAdvice =
  'is HTML, as Word and web pages paste it. Take the tags out and keep the words; an empty line begins a paragraph.';

/** HTML tags as they are pasted, and the start of a URL. */
const pasted =
  /^\/?((?:a|b|blockquote|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|s|span|strong|style|su[bp]|table|tbody|t[dhr]|thead|u|ul)\b|\w+:\w*)/;

/** Explains a parser error at a position. */
export function explainError(reason: string, row: string, column: number): string {
  if (/[<>]|tag|name|attribute/.test(reason)) {
    const tag = row.slice(row.lastIndexOf('<', column - 1) + 1);
    if (tag.startsWith('!')) return 'a comment (<!-- … -->). Content holds none. Take it out.';
    const [, html] = pasted.exec(tag) ?? [];
    if (html?.endsWith(':')) return 'an address stands between < and >. Write [words](https://…).';
    if (html !== undefined) return `<${html}> ${htmlAdvice}`;
  }
  const known = explanations.find(([pattern]) => pattern.test(reason));
  const [, name = ''] = known?.[0].exec(reason) ?? [];
  return known ? known[1].replaceAll('$1', name) : `cannot be read here (${cut(reason)}).`;
}
