import GithubSlugger from 'github-slugger';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import type { Issue, Position } from '../issues';
import { own } from '@/lib/own';
import { placesOf } from '@/lib/content/vocabulary';
import { inPlainWords } from './plain-words';

/** What is below the head of an MDX file. */
export type Body = {
  readonly file: string;
  readonly text: string;
  readonly line: number;
};

/** A node of Markdown with MDX (mdast), as far as it is read here. */
export type Node = {
  readonly type: string;
  readonly name?: string | null;
  readonly url?: string;
  readonly alt?: string | null;
  readonly value?: string;
  readonly depth?: number;
  readonly start?: number | null;
  readonly attributes?: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly Node[];
  readonly checked?: boolean | null;
  readonly position?: { readonly start: Place; readonly end: Place };
};

type Place = Position & { readonly offset?: number };

/** A text that was read: its tree, the issues that kept parts of it from being read, and the places in it. */
export type ReadBody = Body & {
  readonly tree: Node;
  readonly unreadable: readonly Issue[];
  /** The places that links may name: its headings, and what its components bring. */
  readonly places: ReadonlySet<string>;
  readonly outline: readonly number[];
};

/** After so many parts of one file that cannot be read, the rest most likely follows from them. */
const mostFailures = 20;

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm, { singleTilde: false }).freeze();

/** No text needs more lists, quotes and components in one another; a program that goes down into each would fail. */
const mostLevels = 30;

const isDeeperThan = (levels: number, { children = [] }: Node): boolean =>
  levels < 0 || children.some((child) => isDeeperThan(levels - 1, child));

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

/** Where an expression begins that is no code; the parser reports its end. */
function placeOf(reason: string, lines: readonly string[], { line, column }: Position): Position {
  if (!/expression|acorn/.test(reason)) return { line, column };
  const before = lines.slice(0, line).map((text, index) => (index === line - 1 ? text.slice(0, column) : text));
  const row = before.findLastIndex((text) => text.includes('{'));
  return row < 0 ? { line, column } : { line: row + 1, column: (before[row] ?? '').lastIndexOf('{') + 1 };
}

const tag = /<\/?[\w.]*(?:\s[^<>]*)?\/?>?/;

/**
 * Parses a text. What cannot be parsed is reported and taken out, and the rest is read again, so that one tag that is not
 * closed hides no other issue.
 */
function parse(file: string, text: string, first: number): Pick<ReadBody, 'tree' | 'unreadable'> {
  const unreadable: Issue[] = [];
  let lines = text.split('\n');
  while (unreadable.length < mostFailures) {
    try {
      const tree: Node = processor.parse(lines.join('\n'));
      if (isDeeperThan(mostLevels, tree)) throw new RangeError('call stack');
      return { tree, unreadable };
    } catch (error) {
      const { reason, line, column } = failureOf(error);
      const opened = openedAt(reason);
      const at = opened && reason.startsWith('Expected') ? opened : placeOf(reason, lines, { line, column });
      unreadable.push({
        file,
        path: ['text'],
        message: inPlainWords(reason, lines[at.line - 1] ?? '', at.column),
        position: { line: at.line + first - 1, column: at.column },
      });

      const before = lines.join('\n');
      if (opened) lines = withoutSigns(lines, opened, tag);
      if (!opened || reason.startsWith('Unexpected closing')) {
        lines = withoutSigns(lines, { line, column: 1 }, /[<>{}]/g);
      }
      // A part that goes on over several lines is reported at its end: what begins it is above.
      if (lines.join('\n') === before) {
        const above = lines.slice(0, line).findLastIndex((row) => /[<{]/.test(row));
        if (above < 0) break;
        lines = withoutSigns(lines, { line: above + 1, column: 1 }, /[<>{}]/g);
      }
    }
  }
  return { tree: { type: 'root' }, unreadable };
}

export const isComponent = ({ type }: Node): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** Every node below a root, with the components around it. */
export function* nodesIn(node: Node, within: readonly string[] = []): Generator<[Node, readonly string[]]> {
  for (const child of node.children ?? []) {
    yield [child, within];
    yield* nodesIn(child, isComponent(child) ? [...within, child.name ?? ''] : within);
  }
}

const textOf = ({ value, children = [] }: Node): string => value ?? children.map(textOf).join('');

/** Reads the text of an MDX file, as far as it can be read. */
export function readBody(body: Body): ReadBody {
  const { tree, unreadable } = parse(body.file, body.text, body.line);
  const slugger = new GithubSlugger();
  const places: string[] = [];
  const outline: number[] = [];
  for (const [node] of nodesIn(tree)) {
    if (node.type === 'heading') {
      places.push(slugger.slug(textOf(node)));
      outline.push(node.depth ?? 0);
    }
    const brought = own(placesOf, node.name ?? '');
    if (isComponent(node) && brought !== undefined) places.push(brought);
  }
  return { ...body, tree, unreadable, places: new Set(places), outline };
}
