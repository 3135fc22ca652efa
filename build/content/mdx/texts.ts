import type { Language } from '@/lib/language';
import { collectionPaths } from '@/lib/routes';

import type { CollectionDefinition } from '@/lib/content/schemas/define';
import { getAttributes } from '@/lib/content/vocabulary';
import { findBodyIssues } from './issues';
import { hasLetterOf } from '../translate/script';
import { isComponent, walkNodes, readBody, type ReadBody, getNodeText } from './read';
import type { Issue } from '../issues';
import type { Source } from '../load/source';
import type { Targets } from '../targets';

/** A parsed MDX file, with its item and its original if it is a translation. */
export type Text = {
  readonly definition: CollectionDefinition;
  readonly source: Source;
  readonly body: ReadBody;
  readonly page: string;
  readonly language: Language;
  readonly original?: Text;
};

/** The page of a collection item: /news/a-name, or a route of its own. */
function getTextPage(folder: string, id: string): string {
  const below = Object.entries(collectionPaths).find(([, name]) => name === folder)?.[0] ?? '';
  return `${below}/${id}`;
}

// Cached by source, as sources are (once.ts).
const bodies = new WeakMap<Source, ReadBody>();

function extractBody(source: Source): ReadBody | undefined {
  const { file, body } = source;
  const read = bodies.get(source) ?? (body && readBody({ file, ...body }));
  if (read) bodies.set(source, read);
  return read;
}

/** Parses the body of an MDX file; undefined without a body. */
export function readText(
  definition: CollectionDefinition,
  id: string,
  source: Source,
  language: Language,
  original?: Text,
): Text | undefined {
  // A translation may provide menu texts before it has a body.
  if (original && source.body?.text.trim() === '') return undefined;
  const body = extractBody(source);
  return (
    body && {
      definition,
      source,
      body,
      page: getTextPage(definition.folder, id),
      language,
      ...(original && { original }),
    }
  );
}

/** The anchors of each text page; 'any' for one that could not be parsed. */
export const collectPlaces = (texts: readonly Text[]): Targets['pages'] =>
  new Map(
    texts
      .filter(({ original }) => original === undefined)
      .map(({ page, body }) => [page, body.unreadable.length > 0 ? 'any' : body.places]),
  );

/**
 * A translation must have the same headings as its original, in the same order, because links use the original's
 * anchors.
 */
function findOutlineIssues({ body, original }: Text): Issue[] {
  if (!original || body.unreadable.length + original.body.unreadable.length > 0) return [];
  const [own, other] = [body.outline.join(), original.body.outline.join()];
  if (own === other) return [];
  const message =
    `has ${body.outline.length} headings, ${original.body.file} has ${original.body.outline.length}. ` +
    'Keep the same headings in the same order, because links use them. If a new part has no translation yet, copy it in English.';
  return [{ file: body.file, path: ['heading'], message, position: { line: body.line, column: 1 } }];
}

/** The facts of a body: its tables, and components with their names in content, but without words. */
const findFacts = ({ tree }: ReadBody): string[] =>
  Array.from(walkNodes(tree), ([node]) => node).flatMap((node) => {
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

/** Facts of the original that a translation leaves out. */
function findMissingFacts({ body, original }: Text): Issue[] {
  if (!original || body.unreadable.length + original.body.unreadable.length > 0) return [];
  const own = findFacts(body);
  const missing = findFacts(original.body).filter((fact) => {
    const place = own.indexOf(fact);
    if (place >= 0) own.splice(place, 1);
    return place < 0;
  });
  return [...new Set(missing)].map((fact) => ({
    file: body.file,
    path: ['text'],
    message: `does not have ${fact} of ${original.body.file}. A translation must keep every fact of its original.`,
    position: { line: body.line, column: 1 },
  }));
}

/** Words that begin with a small letter, so that names, titles and addresses have few. */
const smallWords = /(?<=^|\s)\p{Ll}+(?=,?(?:\s|$))/gu;

/** Paragraphs of a translation that are not in its language. */
function findForeignParagraphs({ body, original, language }: Text): Issue[] {
  if (!original) return [];
  const isForeign = (text: string): boolean =>
    !hasLetterOf(language, text) && (text.match(smallWords) ?? []).length > 4;
  return Array.from(walkNodes(body.tree), ([node]) => node)
    .filter((node) => node.type === 'paragraph' && isForeign(getNodeText(node)))
    .map(({ position }) => ({
      file: body.file,
      path: ['text'],
      message: 'has a paragraph without a letter of this language. Type it in Unicode, or translate it.',
      position: { line: (position?.start.line ?? 1) + body.line - 1, column: position?.start.column ?? 1 },
    }));
}

/** All errors in the bodies of MDX files. */
export const findTextIssues = (texts: readonly Text[], targets: Targets): Issue[] =>
  texts.flatMap((text) => [
    ...findBodyIssues(text.body, { targets, page: text.page }),
    ...findOutlineIssues(text),
    ...findMissingFacts(text),
    ...findForeignParagraphs(text),
  ]);
