import { collectionPaths } from '@/lib/routes';

import type { CollectionDefinition } from '@/lib/content/schemas/define';
import { bodyIssues } from './issues';
import { readBody, type ReadBody } from './read';
import type { Issue } from '../issues';
import type { Source } from '../load/source';
import type { Targets } from '../targets';

/** An MDX file as it was read: which item it is, and what it was translated from. */
export type Text = {
  readonly definition: CollectionDefinition;
  readonly source: Source;
  readonly body: ReadBody;
  readonly page: string;
  readonly original?: Text;
};

/** The page that an item of a collection of texts is: /news/a-name, or a path of its own. */
function pageOf(folder: string, id: string): string {
  const below = Object.entries(collectionPaths).find(([, name]) => name === folder)?.[0] ?? '';
  return `${below}/${id}`;
}

// A source is read once (once.ts), and so is its text.
const bodies = new WeakMap<Source, ReadBody>();

function bodyOf(source: Source): ReadBody | undefined {
  const { file, body } = source;
  const read = bodies.get(source) ?? (body && readBody({ file, ...body }));
  if (read) bodies.set(source, read);
  return read;
}

/** Reads the text of an MDX file; nothing where it has none. */
export function readText(
  definition: CollectionDefinition,
  id: string,
  source: Source,
  original?: Text,
): Text | undefined {
  // A translation may name a text in menus before it has one.
  if (original && source.body?.text.trim() === '') return undefined;
  const body = bodyOf(source);
  return (
    body && {
      definition,
      source,
      body,
      page: pageOf(definition.folder, id),
      ...(original && { original }),
    }
  );
}

/** The places on each page that is a text; of one that cannot be read, any. */
export const placesOfTexts = (texts: readonly Text[]): Targets['pages'] =>
  new Map(
    texts
      .filter(({ original }) => original === undefined)
      .map(({ page, body }) => [page, body.unreadable.length > 0 ? 'any' : body.places]),
  );

/** A translation has the headings of its original, in their order: it takes over the places that links name. */
function outlineIssues({ body, original }: Text): Issue[] {
  if (!original || body.unreadable.length + original.body.unreadable.length > 0) return [];
  const [own, other] = [body.outline.join(), original.body.outline.join()];
  if (own === other) return [];
  const message =
    `has ${body.outline.length} headings, ${original.body.file} has ${original.body.outline.length}. ` +
    'Keep their number, order and depth: links lead to them by their place.';
  return [{ file: body.file, path: ['heading'], message, position: { line: body.line, column: 1 } }];
}

/** Every issue in the texts of MDX files. */
export const textIssues = (texts: readonly Text[], targets: Targets): Issue[] =>
  texts.flatMap((text) => [...bodyIssues(text.body, { targets, page: text.page }), ...outlineIssues(text)]);
