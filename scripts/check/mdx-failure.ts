/** What the compiler of MDX, and the reader of its frontmatter, tell of a failure. */
type Failure = {
  readonly message: string;
  readonly reason?: string;
  readonly line?: number;
  readonly linePos?: readonly { readonly line: number }[];
};

/** What the compiler says, in words for someone who writes text; the groups are put in for `$1`. */
const plainWords: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /^Expected a closing tag for `<([\w.]+)[^`]*` \((\d+):[\d:-]+\)/,
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
  [/Unexpected end of file in/, 'A tag begins with < and never ends. Write the > that closes it.'],
  [/options\.baseUrl/, 'A line begins with import or export, which is for code. Begin it with another word.'],
];

/** The line and the plain words of a failure to read an MDX file. */
export function explainFailure(error: unknown): { line?: number; message: string } {
  const failure: Failure = error instanceof Error ? error : { message: String(error) };

  const place = failure.linePos?.[0];
  if (place) {
    const [first = ''] = failure.message.split('\n');
    // The reader counts from the line after the dashes.
    const message = `The frontmatter cannot be read: ${first.replace(/ at line.*/, '')}. Write each line as name: words; put quotes round words with a colon.`;
    return { line: place.line + 1, message };
  }

  const said = failure.reason ?? failure.message;
  const known = plainWords.find(([pattern]) => pattern.test(said));
  const [, name = '', opened] = known?.[0].exec(said) ?? [];
  const line = opened ? Number(opened) : failure.line;
  const message = known ? known[1].replaceAll('$1', name) : `cannot be read. ${said}`;
  return line === undefined ? { message } : { line, message };
}
