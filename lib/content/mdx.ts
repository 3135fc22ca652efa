import GithubSlugger from 'github-slugger';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { hiddenCharacters, saysNothing } from './fields';
import type { Mistake, Position } from './mistakes';
import { didYouMean } from './nearest';
import { type Targets, wrongTarget } from './targets';
import { type Constants, insteadOf, typedFigures } from './typed-figures';
import { attributesOf, placesOf, vocabulary } from './vocabulary';

/** What stands below the head of an MDX file. */
export type Body = {
  readonly file: string;
  readonly text: string;
  /** The line of the file on which the text begins, from 1. */
  readonly line: number;
};

/** A node of Markdown with MDX (mdast), as far as it is read here. */
type Node = {
  readonly type: string;
  readonly name?: string | null;
  readonly url?: string;
  readonly alt?: string | null;
  readonly value?: string;
  readonly depth?: number;
  readonly attributes?: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly Node[];
  readonly position?: { readonly start: Position; readonly end: Position };
};

/** A text that was read: its tree, the mistakes that kept parts of it from being read, and the places in it. */
export type ReadBody = Body & {
  readonly tree: Node;
  readonly unreadable: readonly Mistake[];
  /** The places that links may name: its headings, and what its components bring. */
  readonly places: ReadonlySet<string>;
  /** How deep each heading is, in order. */
  readonly outline: readonly number[];
};

/** An article above this size is likelier a mistake than an article: a picture pasted as text. */
const mostBytes = 1_000_000;

/** After so many parts of one file that cannot be read, the rest most likely follows from them. */
const mostFailures = 20;

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/** What the parser of MDX says, in words for someone who writes text; groups are put in for `$1`. */
const plainWords: readonly (readonly [pattern: RegExp, words: string])[] = [
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

type Failure = { readonly reason: string; readonly line: number; readonly column: number };

function failureOf(error: unknown): Failure {
  const { reason, message, line, column } = error as Partial<Failure> & Error;
  return { reason: reason ?? message, line: line ?? 1, column: column ?? 1 };
}

/** The tag that an error is about, by line and column in the text: the one that opens. */
function openedAt(reason: string): Position | undefined {
  const [, line, column] = /for `<[^`]*` \((\d+):(\d+)/.exec(reason) ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}

/** A text with the signs of MDX taken out of one line, from a column on; letters keep their places. */
function withoutSigns(lines: readonly string[], { line, column }: Position, signs: RegExp): string[] {
  return lines.map((text, index) =>
    index === line - 1
      ? text.slice(0, column - 1) + text.slice(column - 1).replace(signs, (found) => ' '.repeat(found.length))
      : text,
  );
}

/** Where an expression begins that is no code: the parser tells where it ends. */
function placeOf(reason: string, lines: readonly string[], { line, column }: Position): Position {
  if (!/expression|acorn/.test(reason)) return { line, column };
  const before = lines.slice(0, line).map((text, index) => (index === line - 1 ? text.slice(0, column) : text));
  const row = before.findLastIndex((text) => text.includes('{'));
  return row < 0 ? { line, column } : { line: row + 1, column: (before[row] ?? '').lastIndexOf('{') + 1 };
}

const tag = /<\/?[\w.]*(?:\s[^<>]*)?\/?>?/;

/**
 * Parses a text. What cannot be read is told and taken out, and the rest is read again, so that one tag that is not
 * closed hides no other mistake.
 */
function parse(file: string, text: string, first: number): Pick<ReadBody, 'tree' | 'unreadable'> {
  const unreadable: Mistake[] = [];
  let lines = text.split('\n');
  while (unreadable.length < mostFailures) {
    try {
      return { tree: processor.parse(lines.join('\n')), unreadable };
    } catch (error) {
      const { reason, line, column } = failureOf(error);
      const opened = openedAt(reason);
      const known = plainWords.find(([pattern]) => pattern.test(reason));
      const [, name = ''] = known?.[0].exec(reason) ?? [];
      const at = opened && reason.startsWith('Expected') ? opened : placeOf(reason, lines, { line, column });
      unreadable.push({
        file,
        path: ['text'],
        message: known ? known[1].replaceAll('$1', name) : `cannot be read here (${reason}).`,
        position: { line: at.line + first - 1, column: at.column },
      });

      const before = lines.join('\n');
      if (opened) lines = withoutSigns(lines, opened, tag);
      if (!opened || reason.startsWith('Unexpected closing')) {
        lines = withoutSigns(lines, { line, column: 1 }, /[<>{}]/g);
      }
      // A part that goes on over several lines is told where it ends: what begins it stands above.
      if (lines.join('\n') === before) {
        const above = lines.slice(0, line).findLastIndex((row) => /[<{]/.test(row));
        if (above < 0) break;
        lines = withoutSigns(lines, { line: above + 1, column: 1 }, /[<>{}]/g);
      }
    }
  }
  return { tree: { type: 'root' }, unreadable };
}

const isComponent = ({ type }: Node): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** Every node below a root, with the components it stands in. */
function* nodesIn(node: Node, within: readonly string[] = []): Generator<[Node, readonly string[]]> {
  for (const child of node.children ?? []) {
    yield [child, within];
    yield* nodesIn(child, isComponent(child) ? [...within, child.name ?? ''] : within);
  }
}

const textOf = ({ value, children = [] }: Node): string => value ?? children.map(textOf).join('');

/** Reads the text of an MDX file, as far as it can be read. */
export function readBody(body: Body): ReadBody {
  const size = Buffer.byteLength(body.text);
  if (size > mostBytes) {
    const message =
      `has ${(size / 1e6).toFixed(1)} MB, and a page ${mostBytes / 1e6} MB at most. ` +
      'Put pictures into content/images instead of the text, or make several articles of it.';
    const unreadable = [{ file: body.file, path: ['text'], message, position: { line: body.line, column: 1 } }];
    return { ...body, tree: { type: 'root' }, unreadable, places: new Set(), outline: [] };
  }

  const { tree, unreadable } = parse(body.file, body.text, body.line);
  const slugger = new GithubSlugger();
  const places: string[] = [];
  const outline: number[] = [];
  for (const [node] of nodesIn(tree)) {
    if (node.type === 'heading') {
      places.push(slugger.slug(textOf(node)));
      outline.push(node.depth ?? 0);
    }
    const brought = placesOf[node.name ?? ''];
    if (isComponent(node) && brought !== undefined) places.push(brought);
  }
  return { ...body, tree, unreadable, places: new Set(places), outline };
}

/** What is wrong at a node of a text. */
type Fault = { readonly field: string; readonly message: string; readonly at?: Position };

/** What is wrong with a component's name, its attributes and their values. */
function componentFaults(node: Node): Fault[] {
  const name = node.name ?? '';
  const fault = (message: string): Fault => ({ field: `<${name}>`, message });

  const known = attributesOf(name);
  if (!known) return [fault(`is no component. ${didYouMean(name, Object.keys(vocabulary))}`)];

  const given = new Map((node.attributes ?? []).map((attribute) => [attribute.name ?? '{…}', attribute.value]));
  const needless = [...given.keys()]
    .filter((attribute) => !Object.hasOwn(known, attribute))
    .map((attribute) => fault(`has no '${attribute}'. ${didYouMean(attribute, Object.keys(known))}`));
  const wrong = Object.entries(known).flatMap(([attribute, values]): Fault[] => {
    const value = given.get(attribute);
    if (typeof value !== 'string' || value.trim() === '') {
      return [fault(`needs ${attribute}="…", a name or words in quotes.`)];
    }
    if (values === 'text' || values.includes(value)) return [];
    return [fault(`knows no '${value}' for '${attribute}'. ${didYouMean(value, values)}`)];
  });
  return [...needless, ...wrong];
}

/** Headings make the list of contents, and the title is in the head. */
function headingFaults(node: Node, within: readonly string[]): Fault[] {
  const fault = (message: string): Fault[] => [{ field: 'heading', message }];
  if (node.depth === 1) return fault('begins with one #. The title stands in the head; begin sections with ##.');
  if (node.depth !== 2) return [];
  if (within.length > 0) return fault(`stands inside <${within.at(-1) ?? ''}>. Move it out, for the list of contents.`);
  return (node.children ?? []).every(({ type }) => type === 'text')
    ? []
    : fault('holds more than words. Write it without a link, a component or bold letters, for the list of contents.');
}

/** A picture is one of this site's own, and says what it shows. */
function pictureFaults({ url = '', alt }: Node, { hasFile }: Targets): Fault[] {
  const fault = (message: string): Fault => ({ field: 'picture', message });
  const faults: Fault[] = [];
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) {
    const host = URL.canParse(url, 'https://x') ? new URL(url, 'https://x').host || 'elsewhere' : url;
    faults.push(
      fault(
        `comes from ${host}, and this site shows pictures of its own only: a browser would refuse it. ` +
          'Put the file into public/ and name it from there, such as /loom.svg.',
      ),
    );
  } else if (!url.startsWith('/') || !hasFile(url)) {
    faults.push(
      fault(`'${url}' is no file of this site. Put it into public/ and name it from there, such as /loom.svg.`),
    );
  }
  if ((alt ?? '').trim() === '')
    faults.push(fault('has no alt. Write what it shows between the brackets: ![A loom](…).'));
  else if (saysNothing(alt ?? ''))
    faults.push(fault(`'${alt}' says nothing. Write what it shows between the brackets.`));
  return faults;
}

function faultsOf(node: Node, within: readonly string[], targets: Targets, from: string): Fault[] {
  if (isComponent(node)) return componentFaults(node);
  switch (node.type) {
    case 'heading':
      return headingFaults(node, within);
    case 'table':
      return within.includes('DataTable')
        ? []
        : [
            {
              field: 'table',
              message: 'has no caption. Put it between <DataTable caption="…"> and </DataTable>, with empty lines.',
            },
          ];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [
        {
          field: `{${node.value ?? ''}}`,
          message: /^\s*\/\*.*\*\/\s*$/s.test(node.value ?? '')
            ? 'is a comment. Content holds none: the editor in the browser would lose it. Take it out.'
            : 'is code, which this text does not know. For a figure, an address or a number write a component, ' +
              'such as <Phone /> or <Rupees of="freeShippingAbove" />.',
        },
      ];
    case 'mdxjsEsm':
      return [{ field: 'text', message: 'begins with import or export, which is for code. Take the line away.' }];
    case 'image':
      return pictureFaults(node, targets);
    case 'link':
    case 'definition': {
      const message = wrongTarget(node.url ?? '', targets, from);
      return message === undefined ? [] : [{ field: 'link', message }];
    }
    default:
      return [];
  }
}

/** Figures of a policy that someone typed, with the constant to write. */
function figureFaults(node: Node, constants: Constants): Fault[] {
  if (node.type !== 'text') return [];
  const start = node.position?.start ?? { line: 1, column: 1 };
  return typedFigures(node.value ?? '').map(({ words, row, column }) => ({
    field: 'text',
    message:
      `'${words}' is a figure typed by hand. ` +
      insteadOf(words, constants, (component, name) => `<${component} of="${name}" />`),
    at: { line: start.line + row, column: row === 0 ? start.column + column : column + 1 },
  }));
}

/** What a text is held against. */
export type BodyRules = {
  readonly targets: Targets;
  /** The page that the text is. */
  readonly page: string;
  /** Given where figures are components: what each constant is. */
  readonly constants?: Constants;
};

/** Every mistake in the text of an MDX file, each with its place. */
export function bodyMistakes(
  { file, text, line: first, tree, unreadable }: ReadBody,
  { targets, page, constants }: BodyRules,
): Mistake[] {
  const place = ({ line, column }: Position): Position => ({ line: line + first - 1, column });
  const found = [...nodesIn(tree)].flatMap(([node, within]) =>
    [...faultsOf(node, within, targets, page), ...(constants ? figureFaults(node, constants) : [])].map(
      ({ field, message, at }): Mistake => ({
        file,
        path: [field],
        message,
        position: place(at ?? node.position?.start ?? { line: 1, column: 1 }),
      }),
    ),
  );
  const hidden = text.split('\n').flatMap((row, index) =>
    hiddenCharacters(row).map(({ column, message }): Mistake => ({
      file,
      path: ['text'],
      message,
      position: place({ line: index + 1, column }),
    })),
  );
  const later = (one: Mistake, other: Mistake): number =>
    (one.position?.line ?? 0) - (other.position?.line ?? 0) ||
    (one.position?.column ?? 0) - (other.position?.column ?? 0);
  return [...unreadable, ...found, ...hidden].toSorted(later);
}
