import type { Language } from '@/lib/language';

import { checkBody } from './check';
import { listFacts, readBody, type ReadBody } from './read';
import type { Issue } from '../issues';
import { type Entry, getPage } from '../load/entry';
import type { Source } from '../load/source';
import type { Targets } from '../targets';

/** A parsed MDX file, with its page, and its original if it is a translation. */
export type Text = {
  readonly body: ReadBody;
  readonly page: string;
  readonly language: Language;
  readonly original?: Text;
};

// Cached by source, as sources are (load/source.ts).
const bodies = new WeakMap<Source, ReadBody>();

/** Parses the body of an MDX file; undefined without a body. */
export function readText(entry: Entry, original?: Text): Text | undefined {
  const { source, language } = entry;
  const page = getPage(entry);
  // A translation may provide menu texts before it has a body.
  if (!source.body || page === undefined || (original && source.body.text.trim() === '')) return undefined;
  const body = bodies.get(source) ?? readBody(source.file, source.body);
  bodies.set(source, body);
  return { body, page, language, ...(original && { original }) };
}

/** The anchors of each text page; 'any' for one that could not be parsed. */
export const collectAnchors = (texts: readonly Text[]): Targets['pages'] =>
  new Map(
    texts
      .filter(({ original }) => original === undefined)
      .map(({ page, body }) => [page, body.unreadable.length > 0 ? 'any' : body.anchors]),
  );

/** What a translation leaves out: facts, and headings, because links use the original's anchors. */
function findLosses({ body, original }: Text): Issue[] {
  if (!original || body.unreadable.length + original.body.unreadable.length > 0) return [];
  const from = original.body.file;
  const report = (message: string): Issue => ({
    file: body.file,
    path: ['text'],
    message: `${message} of ${from}. A translation keeps the facts and the headings of its original.`,
    position: { line: body.line, column: 1 },
  });
  const own = listFacts(body);
  const missing = listFacts(original.body).filter((fact) => {
    const index = own.indexOf(fact);
    if (index >= 0) own.splice(index, 1);
    return index < 0;
  });
  const isSameOutline = body.outline.join() === original.body.outline.join();
  return [
    ...(isSameOutline ? [] : [report('does not have the headings')]),
    ...[...new Set(missing)].map((fact) => report(`does not have ${fact}`)),
  ];
}

/** All errors in the bodies of MDX files. */
export const findTextIssues = (texts: readonly Text[], targets: Targets): Issue[] =>
  texts.flatMap((text) => [...checkBody(text.body, targets, text.page), ...findLosses(text)]);
