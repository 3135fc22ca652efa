import type * as z from 'zod';

import { collections, type Content, pages, singles } from './topics';
import { mapFields } from './walk';

type Definitions = Readonly<Record<string, { readonly schema: z.ZodObject }>>;

/** The pictures that the fields of some definitions name. */
const namedIn = (definitions: Definitions, content: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(definitions).flatMap(([name, { schema }]) => {
    const found: string[] = [];
    for (const value of [content[name]].flat()) {
      mapFields(schema, value, (info, field) => {
        if (info?.kind === 'picture') found.push(String(field));
        return field;
      });
    }
    return found;
  });

/** The pictures that no item and no page names, by their names: they are cut, delivered and never seen. */
export function unusedPictures(content: Content): string[] {
  const all = content as unknown as Readonly<Record<string, unknown>>;
  const named = new Set([
    ...namedIn(singles, all),
    ...namedIn(collections, all),
    ...namedIn(pages, all.pages as Readonly<Record<string, unknown>>),
  ]);
  return content.images.map(({ id }) => id).filter((id) => !named.has(id));
}
