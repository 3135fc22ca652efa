import { createProcessor } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import remarkGfm from 'remark-gfm';

import type { Issue, Position } from '../issues';
import { getOwn } from '@/lib/own';
import { placesOf } from '@/lib/content/vocabulary';
import { explainError } from './plain-words';

/** The body of an MDX file. */
export type Body = {
  readonly file: string;
  readonly text: string;
  readonly line: number;
};

/** A Markdown and MDX node (mdast), reduced to the properties used here. */
export type Node = {
  readonly type: string;
  readonly name?: string | null;
  readonly url?: string;
  readonly title?: string | null;
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

/** A parsed body: syntax tree, parser errors and anchors. */
export type ReadBody = Body & {
  readonly tree: Node;
  readonly unreadable: readonly Issue[];
  /** Anchors of the page: its headings, and ids of its components. */
  readonly places: ReadonlySet<string>;
  readonly outline: readonly number[];
};

/** The maximum number of parser errors per file; later ones usually follow from these. */
const maxErrors = 20;

const processor = createProcessor({ remarkPlugins: [[remarkGfm, { singleTilde: false }]] });

/** The maximum nesting of lists, quotes and components. Deeper nesting would overflow recursive functions. */
const maxDepth = 30;

const isDeeperThan = (levels: number, { children = [] }: Node): boolean =>
  levels < 0 || children.some((child) => isDeeperThan(levels - 1, child));

type Failure = { readonly reason: string; readonly line: number; readonly column: number };

function describeFailure(error: unknown): Failure {
  const { reason, message, line, column } = error as Partial<Failure> & Error;
  return { reason: reason ?? message, line: line ?? 1, column: column ?? 1 };
}

/** The position of the opening tag in an error message. */
function findOpening(reason: string): Position | undefined {
  const [, line, column] = /for `<[^`]*` \((\d+):(\d+)/.exec(reason) ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}

/** Replaces MDX syntax by spaces on one line, from a column on, so that text keeps its position. */
function blankOutSyntax(lines: readonly string[], { line, column }: Position, signs: RegExp): string[] {
  return lines.map((text, index) =>
    index === line - 1
      ? text.slice(0, column - 1) + text.slice(column - 1).replace(signs, (found) => ' '.repeat(found.length))
      : text,
  );
}

/** The start of an invalid expression; the parser reports its end. */
function placeOf(reason: string, lines: readonly string[], { line, column }: Position): Position {
  if (!/expression|acorn/.test(reason)) return { line, column };
  const before = lines.slice(0, line).map((text, index) => (index === line - 1 ? text.slice(0, column) : text));
  const row = before.findLastIndex((text) => text.includes('{'));
  return row < 0 ? { line, column } : { line: row + 1, column: (before[row] ?? '').lastIndexOf('{') + 1 };
}

const tag = /<\/?[\w.]*(?:\s[^<>]*)?\/?>?/;

/**
 * Parses a body. Invalid syntax is reported, removed, and the rest parsed again, so that an unclosed tag does not hide
 * other errors.
 */
function parse(file: string, text: string, first: number): Pick<ReadBody, 'tree' | 'unreadable'> {
  const unreadable: Issue[] = [];
  let lines = text.split('\n');
  while (unreadable.length < maxErrors) {
    try {
      const tree: Node = processor.parse(lines.join('\n'));
      if (isDeeperThan(maxDepth, tree)) throw new RangeError('call stack');
      return { tree, unreadable };
    } catch (error) {
      const { reason, line, column } = describeFailure(error);
      const opened = findOpening(reason);
      const at = opened && reason.startsWith('Expected') ? opened : placeOf(reason, lines, { line, column });
      unreadable.push({
        file,
        path: ['text'],
        message: explainError(reason, lines[at.line - 1] ?? '', at.column),
        position: { line: at.line + first - 1, column: at.column },
      });

      const before = lines.join('\n');
      if (opened) lines = blankOutSyntax(lines, opened, tag);
      if (!opened || reason.startsWith('Unexpected closing')) {
        lines = blankOutSyntax(lines, { line, column: 1 }, /[<>{}]/g);
      }
      // The parser reports a construct of several lines at its end, so the lines above are tried.
      if (lines.join('\n') === before) {
        const above = lines.slice(0, line).findLastIndex((row) => /[<{]/.test(row));
        if (above < 0) break;
        lines = blankOutSyntax(lines, { line: above + 1, column: 1 }, /[<>{}]/g);
      }
    }
  }
  return { tree: { type: 'root' }, unreadable };
}

export const isComponent = ({ type }: Node): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** All nodes below a root, with the names of the components around them. */
export function* walkNodes(node: Node, within: readonly string[] = []): Generator<[Node, readonly string[]]> {
  for (const child of node.children ?? []) {
    yield [child, within];
    yield* walkNodes(child, isComponent(child) ? [...within, child.name ?? ''] : within);
  }
}

/** The text of a node, without pictures and components. */
export const getNodeText = ({ value, children = [] }: Node): string => value ?? children.map(getNodeText).join('');

/** Parses the body of an MDX file as far as possible. */
export function readBody(body: Body): ReadBody {
  const { tree, unreadable } = parse(body.file, body.text, body.line);
  const slugger = new GithubSlugger();
  const places: string[] = [];
  const outline: number[] = [];
  for (const [node] of walkNodes(tree)) {
    if (node.type === 'heading') {
      places.push(slugger.slug(getNodeText(node)));
      outline.push(node.depth ?? 0);
    }
    const componentIds = getOwn(placesOf, node.name ?? '');
    if (isComponent(node) && componentIds !== undefined) places.push(componentIds);
  }
  return { ...body, tree, unreadable, places: new Set(places), outline };
}
