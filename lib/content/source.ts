import { type Document, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

import type { Mistake, Path, Position } from './mistakes';
import { once } from './once';
import { splitMdx } from './text-form';

/** A file of content: what it says, and where it says it. */
export type Source = {
  /** The file from the project's root. */
  readonly file: string;
  /** The plain values it holds. */
  readonly value: unknown;
  /** What stands below the head of an MDX file, and on which line that begins, from 1. */
  readonly body?: { readonly text: string; readonly line: number };
  /** Where a field stands; the nearest thing round it, where it is missing. */
  readonly positionOf: (path: Path) => Position;
  /** Where a key stands that no schema knows. */
  readonly positionOfKey: (path: Path, key: string) => Position;
};

/** What is wrong in a document, and where that begins. */
type Problem = { readonly message: string; readonly offset: number };

type Read = { readonly source: Source; readonly mistakes: readonly Mistake[] };

function locate(document: Document, counter: LineCounter, lead: number) {
  const at = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: line + lead, column: col };
  };
  const positionOf = (path: Path): Position => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
      if (range) return at(range[0]);
    }
    return { line: 1 + lead, column: 1 };
  };
  const positionOfKey = (path: Path, key: string): Position => {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = isMap(map)
      ? map.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
      : undefined;
    const range = isScalar(pair?.key) ? pair.key.range : undefined;
    return range ? at(range[0]) : positionOf(path);
  };
  return { positionOf, positionOfKey };
}

/** A text that begins with `*`, which YAML takes for the name of another value: where the parser finds none, it has no value. */
function aliasesIn(document: Document): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Alias(_, { source, range }) {
      const message = `begins with '*${source}', which YAML takes for a reference. Put quotes round the text.`;
      problems.push({ message, offset: range?.[0] ?? 0 });
    },
  });
  return problems;
}

/** What the YAML parser says, as an editor understands it. */
const yamlAdvice = (message: string): string => {
  const first = message.split('\n')[0] ?? message;
  if (/Nested mappings|implicit (map )?key|bad indentation/i.test(first)) {
    return `cannot be read here (${first}). A text with ': ' in it wants quotes round it; keys of one item stand in one column.`;
  }
  if (/[Mm]issing closing|unterminated/i.test(first)) return 'a quote opens here and never closes.';
  if (/must be unique/.test(first)) return 'this key stands twice in one item. Keep one of the two.';
  return `cannot be read as YAML: ${first}`;
};

/**
 * Reads a file of content as YAML, or as MDX with a head of YAML.
 *
 * @param file the file from the project's root; its ending tells which of the two
 * @param text what it holds
 */
export const readSource = once((file: string, text: string): Read => {
  const isMdx = file.endsWith('.mdx');
  const head = isMdx ? splitMdx(text.replaceAll('\r\n', '\n')) : undefined;
  const lead = head ? 1 : 0;
  const yaml = isMdx ? (head?.yaml ?? '') : text;

  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const aliases = aliasesIn(document);
  const lineOf = ({ offset }: Problem): number => counter.linePos(offset).line;
  const problems = [...document.errors, ...document.warnings]
    .map(({ message, pos }): Problem => ({ message: yamlAdvice(message), offset: pos[0] }))
    // The rest of a line that begins with an alias cannot be read either.
    .filter((problem) => !aliases.some((alias) => lineOf(alias) === lineOf(problem)))
    .concat(aliases);
  const mistakes: Mistake[] = problems.map(({ message, offset }) => {
    const { line, col } = counter.linePos(offset);
    return { file, path: [], message, position: { line: line + lead, column: col } };
  });
  if (isMdx && !head) {
    mistakes.push({
      file,
      path: [],
      message: 'has no head. Begin it with ---, its fields, and --- again.',
      position: { line: 1, column: 1 },
    });
  }

  // A broken document has no value worth checking: each of its mistakes would be told twice.
  const value: unknown = mistakes.length > 0 ? undefined : (document.toJS() ?? {});
  const body = head && { text: head.body, line: head.yaml.split('\n').length + 2 };
  return { source: { file, value, ...(body && { body }), ...locate(document, counter, lead) }, mistakes };
});
