import { cut } from '@/lib/content/schemas/fields/messages';

/** MDX parser errors in terms for editors; `$1` is replaced by a match. */
const explanations: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/call stack/, 'has too many nested blocks, such as > at the start of a line. Remove most of them.'],
  [/attribute value/, 'An attribute has curly quotes, or none. Write straight quotes, such as of="freeShippingAbove".'],
  [
    /^Expected a closing tag for `<([\w.]+)[^`]*` \(/,
    '<$1> has no closing tag. Write </$1> on a separate line where it ends, or <$1 /> if it has no content.',
  ],
  [
    /^Unexpected closing (?:slash `\/` in tag|tag `<\/([\w.]+)>`)/,
    'A closing tag has no opening tag. Remove it, or add the opening tag before it.',
  ],
  [
    /before name, expected|Unexpected character .* before/,
    'A < starts a component. For the character itself, write &lt;.',
  ],
  [/in expression|with acorn/, 'A { starts code. For the character itself, write \\{.'],
  [/Unexpected end of file in|Unexpected character .* (?:in|after)/, 'A tag has no closing >. Add it.'],
  [/Unexpected lazy line/, 'A { or a tag continues on a line outside its list or quote. Write it on one line.'],
];

/** HTML pasted from Word or web pages. Components of this site start with a capital letter. */
export const htmlAdvice =
  'is HTML, often pasted from Word or a web page. Remove the tags, and keep the text; an empty line starts a paragraph.';

/** HTML tags as they are pasted, and the start of a URL. */
const pasted =
  /^\/?((?:a|b|blockquote|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|s|span|strong|style|su[bp]|table|tbody|t[dhr]|thead|u|ul)\b|\w+:\w*)/;

/** Explains a parser error at a position. */
export function explainError(reason: string, row: string, column: number): string {
  if (/[<>]|tag|name|attribute/.test(reason)) {
    const tag = row.slice(row.lastIndexOf('<', column - 1) + 1);
    if (tag.startsWith('!'))
      return 'an HTML comment (<!-- … -->) is not supported. Remove it, or write {/* … */} on a separate line.';
    const [, html] = pasted.exec(tag) ?? [];
    if (html?.endsWith(':')) return 'an address is between < and >. Write [words](https://…).';
    if (html !== undefined) return `<${html}> ${htmlAdvice}`;
  }
  const known = explanations.find(([pattern]) => pattern.test(reason));
  const [, name = ''] = known?.[0].exec(reason) ?? [];
  return known ? known[1].replaceAll('$1', name) : `is not valid MDX here (${cut(reason)}).`;
}
