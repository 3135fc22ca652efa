/** What the parser of MDX says, in words for someone who writes text; groups are put in for `$1`. */
export const plainWords: readonly (readonly [pattern: RegExp, words: string])[] = [
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
