import { createProcessor } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import remarkGfm from 'remark-gfm';

import type { Issue, Position } from '../issues';
import { cut } from '@/lib/content/schemas/fields/messages';
import { getAttributes, idsOfComponents } from '@/lib/content/vocabulary';
import { getOwn } from '@/lib/own';

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
  readonly position?: { readonly start: Position; readonly end: Position };
};

/** A parsed body: its nodes with the names of the components around them, its parser error, and its anchors. */
export type ReadBody = {
  readonly file: string;
  /** The line of the file on which the body starts. */
  readonly line: number;
  readonly nodes: readonly (readonly [node: Node, within: readonly string[]])[];
  readonly unreadable: readonly Issue[];
  /** Anchors of the page: its headings, and ids of its components. */
  readonly anchors: ReadonlySet<string>;
  readonly outline: readonly number[];
};

const processor = createProcessor({ remarkPlugins: [[remarkGfm, { singleTilde: false }]] });

export const isComponent = ({ type }: Node): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** All nodes below a root, with the names of the components around them. */
const listNodes = (node: Node, within: readonly string[] = []): (readonly [Node, readonly string[]])[] =>
  (node.children ?? []).flatMap((child) => [
    [child, within] as const,
    ...listNodes(child, isComponent(child) ? [...within, child.name ?? ''] : within),
  ]);

/** The text of a node, without pictures and components. */
export const getNodeText = ({ value, children = [] }: Node): string => value ?? children.map(getNodeText).join('');

/** Parses the body of an MDX file. An error of the parser is reported as it comes; nothing else of the body is then. */
export function readBody(file: string, { text, line }: { readonly text: string; readonly line: number }): ReadBody {
  const empty = { file, line, nodes: [], anchors: new Set<string>(), outline: [] };
  try {
    const nodes = listNodes(processor.parse(text));
    const slugger = new GithubSlugger();
    const headings = nodes.flatMap(([node]) => (node.type === 'heading' ? [node] : []));
    const ids = nodes.flatMap(([node]) => (isComponent(node) && getOwn(idsOfComponents, node.name ?? '')) || []);
    return {
      ...empty,
      nodes,
      unreadable: [],
      anchors: new Set([...headings.map((node) => slugger.slug(getNodeText(node))), ...ids]),
      outline: headings.map(({ depth = 0 }) => depth),
    };
  } catch (error) {
    // The parser throws VFileMessage: its reason, and where it is.
    const { reason, message, line: at = 1, column = 1 } = error as Partial<Position> & Error & { reason?: string };
    // An unclosed tag is reported where it opens.
    const [opening, ...where] = /\s*\((\d+):(\d+)[-\d:]*\)/.exec(reason ?? '') ?? [];
    const [row = at, start = column] = where.map(Number);
    const problem = cut((reason ?? message).replace(opening ?? '', ''));
    const issue: Issue = {
      file,
      path: ['text'],
      message: `is not valid MDX: ${problem}. For the characters themselves, write \\{ or &lt;.`,
      position: { line: row + line - 1, column: start },
    };
    return { ...empty, unreadable: [issue] };
  }
}

/** The facts of a body: its tables, and components with their names in content, but without words. */
export const listFacts = ({ nodes }: ReadBody): string[] =>
  nodes.flatMap(([node]) => {
    if (node.type === 'table') return ['a table'];
    if (!isComponent(node)) return [];
    const known = getAttributes(node.name ?? '') ?? {};
    const attributes = (node.attributes ?? [])
      .filter(({ name = '' }) => known[name] !== 'text')
      .map(({ name, value }) => ` ${name ?? ''}="${String(value)}"`);
    // Where a case ending follows, Tamil writes the number and its own unit.
    const name = node.name === 'Count' ? 'Period' : node.name;
    return [`<${name ?? ''}${attributes.join('')}>`];
  });
