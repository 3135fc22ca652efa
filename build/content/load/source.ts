import {
  type Document,
  isMap,
  isNode,
  isScalar,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLWarning,
} from 'yaml';

import { type Path, quoteText } from '@/lib/content/schemas/fields/messages';
import type { Issue, Position } from '../issues';
import { memoizeByFile } from './once';
import { splitMdx } from '../editor/text-form';

/** A parsed content file: its value, and the position of every field. */
export type Source = {
  readonly file: string;
  readonly value: unknown;
  /** The body of an MDX file, and the line on which it starts (from 1). */
  readonly body?: { readonly text: string; readonly line: number };
  /** The position of a field; for a missing field, of its parent. */
  readonly findPosition: (path: Path) => Position;
  /** The position of an unknown key. */
  readonly findKeyPosition: (path: Path, key: string) => Position;
};

type Problem = { readonly message: string; readonly offset: number };

type Read = { readonly source: Source; readonly issues: readonly Issue[] };

function locate(document: Document, counter: LineCounter, lead: number) {
  const getPosition = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: line + lead, column: col };
  };
  const findPosition = (path: Path): Position => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
      if (range) return getPosition(range[0]);
    }
    return { line: 1 + lead, column: 1 };
  };
  const findKeyPosition = (path: Path, key: string): Position => {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = isMap(map)
      ? map.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
      : undefined;
    const range = isScalar(pair?.key) ? pair.key.range : undefined;
    return range ? getPosition(range[0]) : findPosition(path);
  };
  return { findPosition, findKeyPosition };
}

/**
 * Finds text that YAML drops or joins: words behind ` #`, which are a comment, and list entries that their indent makes
 * part of the entry above. A comment on a line of its own is meant as one.
 */
function findLostParts(document: Document, yaml: string): Problem[] {
  const problems: Problem[] = [];
  let offset = 0;
  for (const token of new Lexer().lex(yaml)) {
    const isBehind = /\S/.test(yaml.slice(yaml.lastIndexOf('\n', offset - 1) + 1, offset).replace(/^\uFEFF/, ''));
    if (token.startsWith('#') && yaml.startsWith(token, offset) && isBehind) {
      const message = `${quoteText(token)} is a comment in YAML, so no page shows it. Put quotes around the whole text.`;
      problems.push({ message, offset });
    }
    // The lexer adds control tokens that are not in the text.
    if (yaml.startsWith(token, offset)) offset += token.length;
  }
  visit(document, {
    Scalar(_, { type, range }) {
      if (type !== 'PLAIN' || !range) return;
      const glued = /\n\s*-\s/.exec(yaml.slice(range[0], range[1]));
      if (glued) {
        const message =
          'is read as part of the entry above, because it is indented further. Start both in the same column.';
        problems.push({ message, offset: range[0] + glued.index + glued[0].length - 2 });
      }
    },
  });
  return problems;
}

/** Finds text that starts with `*`, which YAML reads as an alias, and keys that every object inherits. */
function findUnsafeParts(document: Document): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Alias(_, { source, range }) {
      const message = `begins with ${quoteText(`*${source}`)}, which is a reference in YAML. Put quotes around the text.`;
      problems.push({ message, offset: range?.[0] ?? 0 });
    },
    Pair(_, { key }) {
      if (isNode(key) && !isScalar(key)) {
        problems.push({
          message: 'has a list in place of a key. Indent the list by two spaces, or put quotes around the text.',
          offset: key.range?.[0] ?? 0,
        });
      }
      if (!isScalar(key) || key.value !== '__proto__') return;
      problems.push({ message: '__proto__: is not an allowed key. Remove it.', offset: key.range?.[0] ?? 0 });
    },
  });
  return problems;
}

const getLineAt = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1).split(/\r?\n/, 1)[0] ?? '';

const getLineValue = (line: string): string => line.replace(/^\s*(?:-\s+)?(?:[\w-]+:\s+)?/, '');

function adviseOnYaml({ code, message, pos: [offset] }: YAMLError | YAMLWarning, yaml: string): string {
  const line = getLineAt(yaml, offset);
  const value = getLineValue(line);
  if (code === 'DUPLICATE_KEY') {
    const [key = ''] = /^[^:\s]+/.exec(yaml.slice(offset)) ?? [];
    return `the key ${quoteText(key)} appears twice. Keep one of the two.`;
  }
  if (code === 'TAB_AS_INDENT') return 'begins with a tab. Indent with spaces, two for each level.';
  if (code === 'MULTIPLE_DOCS') return 'a line of --- starts a second document. Remove it.';
  if (code === 'RESOURCE_EXHAUSTION') return 'has too many nested brackets. Put quotes around the text.';
  if (/[Mm]issing closing|unterminated/.test(message))
    return 'has an opening quote without a closing one. Add the closing quote.';
  if (/and end with a [}\]]/.test(message))
    return 'the text before this has a { or [ without a closing bracket. Put quotes around that text.';
  const [, name, rest] = /^\s*(?:-\s+)?([\w-]+):(\S.*)$/.exec(line) ?? [];
  if (name !== undefined) return `needs a space after the colon. Write ${quoteText(`${name}: ${rest ?? ''}`)}.`;
  if (/^["'[\]{}&!|>%@`*]/.test(value)) {
    return `begins with ${value.charAt(0)}, which has a special meaning in YAML. Put quotes around the whole text.`;
  }
  if (/^-\s/.test(value))
    return 'is a list entry on the line of its key. Write each entry on a separate line below the key.';
  if (/:(\s|$)/.test(value))
    return "contains ': ', so YAML reads the words before it as a key. Put quotes around the text.";
  if (code === 'BAD_INDENT' && /:(\s|$)/.test(line)) {
    return 'is not aligned with the other keys. Start all keys of an item in the same column.';
  }
  return "is not in the form 'key: text'. Check the spaces at the beginning of this line and the next. Or add a key and a colon before it, or move it to the end of the line above.";
}

function findSyntaxFaults({ errors, warnings }: Document, yaml: string): Problem[] {
  const [first] = errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  const reported = errors.filter((error) => error === first || error.code === 'DUPLICATE_KEY');
  return [...reported, ...warnings].map((error): Problem => ({
    message: adviseOnYaml(error, yaml),
    offset: error.pos[0],
  }));
}

/** Parses a content file: YAML, or MDX with front matter. */
export const readSource = memoizeByFile((file: string, text: string): Read => {
  const isMdx = file.endsWith('.mdx');
  const head = isMdx ? splitMdx(text.replaceAll('\r\n', '\n')) : undefined;
  const lead = head ? 1 : 0;
  const yaml = isMdx ? (head?.yaml ?? '') : text;

  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const unsafe = findUnsafeParts(document);
  const findLine = ({ offset }: Problem): number => counter.linePos(offset).line;
  const problems = findSyntaxFaults(document, yaml)
    // The parser reads neither a YAML alias (`*name`) nor the rest of its line.
    .filter((problem) => !unsafe.some((part) => findLine(part) === findLine(problem)))
    .concat(unsafe, document.errors.length > 0 ? [] : findLostParts(document, yaml));
  const issues: Issue[] = problems.map(({ message, offset }) => {
    const { line, col } = counter.linePos(offset);
    return { file, path: [], message, position: { line: line + lead, column: col } };
  });
  if (isMdx && !head) {
    issues.push({
      file,
      path: [],
      message: 'has no front matter. Start the file with ---, then its fields, then --- again.',
      position: { line: 1, column: 1 },
    });
  }

  // A long text written with `>` or `|` ends with a line break that is not part of it.
  visit(document, {
    Scalar(_, node) {
      if (node.type?.startsWith('BLOCK') && typeof node.value === 'string') node.value = node.value.trimEnd();
    },
  });
  // The value of an invalid document is not validated, so that errors are not reported twice.
  const value: unknown = issues.length > 0 ? undefined : (document.toJS() ?? {});
  const body = head && { text: head.body, line: head.yaml.split('\n').length + 2 };
  return { source: { file, value, ...(body && { body }), ...locate(document, counter, lead) }, issues };
});
