import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLWarning,
} from 'yaml';

import { findUnreadable } from '@/lib/content/schemas/fields';
import { type Path, quoteText } from '@/lib/content/schemas/fields/messages';
import type { Issue, Position } from '../issues';

/** A parsed content file: its value, and the position of every field. */
export type Source = {
  readonly file: string;
  readonly value: unknown;
  /** The body of an MDX file, and the line on which it starts (from 1). */
  readonly body?: { readonly text: string; readonly line: number };
  /** The position of a field: of its key, or of an entry in a list. For a missing one, the position of its parent. */
  readonly findPosition: (path: Path) => Position;
};

type ParsedSource = { readonly source: Source; readonly issues: readonly Issue[] };

/** The line around the fields of an MDX file. */
export const fence = '---\n';

/** Splits an MDX file into front matter and body; undefined without front matter. */
export function splitMdx(text: string): { yaml: string; body: string } | undefined {
  if (!text.startsWith(fence)) return undefined;
  const end = text.indexOf(`\n${fence}`, fence.length - 1);
  return end < 0 ? undefined : { yaml: text.slice(fence.length, end + 1), body: text.slice(end + 1 + fence.length) };
}

/** The position of an index in a text. */
export function locateIndex(text: string, index: number): Position {
  const rows = text.slice(0, index).split('\n');
  return { line: rows.length, column: (rows.at(-1)?.length ?? 0) + 1 };
}

function parseSource(file: string, text: string): ParsedSource {
  const isMdx = file.endsWith('.mdx');
  const head = isMdx ? splitMdx(text) : undefined;
  const yaml = isMdx ? (head?.yaml ?? '') : text;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const issues: Issue[] = [];

  const getPosition = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: line + (head ? 1 : 0), column: col };
  };
  const report = (message: string, position: Position, path: Path = []): void =>
    void issues.push({ file, path, message, position });

  const lost = /\uFFFD|\0/.exec(text);
  if (lost) report('is not saved as UTF-8. Save it as UTF-8, and type this again.', locateIndex(text, lost.index));
  if (isMdx && !head) {
    report('must have its fields between two lines of ---, the first line of the file being one.', getPosition(0));
  }

  /** Adds an error of the parser. It reports an unclosed quote where the text ends: the cause is where it opens. */
  function reportSyntax({ message, pos: [offset] }: YAMLError | YAMLWarning): void {
    let at = offset;
    let path: Path = [];
    visit(document, {
      Scalar(_, { type, range }, ancestors) {
        if (!type?.startsWith('QUOTE') || !range || range[0] >= offset || range[2] < offset) return;
        [at] = range;
        path = ancestors.flatMap((node) => ('key' in node && isScalar(node.key) ? [String(node.key.value)] : []));
      },
    });
    report(`is not valid YAML: ${message}.`, getPosition(at), path);
  }
  // An error is often the cause of those after it.
  for (const error of [...document.errors.slice(0, 1), ...document.warnings]) reportSyntax(error);

  visit(document, {
    Alias(_, { source, range }) {
      report(
        `begins with '*${source}', a reference in YAML. Put quotes around the text.`,
        getPosition(range?.[0] ?? 0),
      );
    },
    Scalar(_, { type, range }) {
      const [comment] = (type === 'PLAIN' && range && /^[ \t]+#.*/.exec(yaml.slice(range[1]))) || [];
      if (comment === undefined || !range) return;
      const message = `${quoteText(comment.trim())} is a comment, which no page shows. Put quotes around the whole text.`;
      report(message, getPosition(range[1] + comment.indexOf('#')));
    },
  });

  const findPosition = (path: Path): Position => {
    for (let length = path.length; length > 0; length -= 1) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const step = path[length - 1];
      const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      const node = pair ? pair.key : isSeq(parent) ? parent.items[Number(step)] : undefined;
      if (isNode(node) && node.range) return getPosition(node.range[0]);
    }
    return getPosition(document.contents?.range?.[0] ?? 0);
  };
  // The value of an invalid document is not validated, so that errors are not reported twice.
  const value: unknown = issues.length > 0 ? undefined : (document.toJS() ?? {});
  const body = head && { text: head.body, line: head.yaml.split('\n').length + 2 };
  const unreadable = body && findUnreadable(body.text);
  if (unreadable && !lost) {
    const { line, column } = locateIndex(body.text, unreadable.index);
    report(unreadable.message, { line: line + body.line - 1, column }, ['text']);
  }
  return { source: { file, value, ...(body && { body }), findPosition }, issues };
}

const parsed = new Map<string, { readonly text: string; readonly result: ParsedSource }>();

/**
 * Parses a content file: YAML, or MDX with front matter. The result is kept, because `npm run dev` and tests reload all
 * content when one file changes.
 */
export function readSource(file: string, text: string): ParsedSource {
  const before = parsed.get(file);
  if (before?.text === text) return before.result;
  const result = parseSource(file, text);
  // The first text stays, because tests return to it.
  if (!before) parsed.set(file, { text, result });
  return result;
}
