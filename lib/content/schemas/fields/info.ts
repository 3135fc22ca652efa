import * as z from 'zod';

import type { SlotName } from '@/lib/pictures/slots';

/** What the programs that read schemas must know of a field beyond its type. */
export type FieldInfo = {
  readonly kind:
    | 'line'
    | 'paragraph'
    | 'plain'
    | 'day'
    | 'month'
    | 'time'
    | 'url'
    | 'path'
    | 'picture'
    | 'file'
    | 'figure'
    | 'reference'
    | 'choice'
    | 'action';
  /** Words a visitor reads: they are translated, and hold no mark that a reader cannot see. */
  readonly words?: true;
  /** How many characters a text may have. */
  readonly length?: { readonly min: number; readonly max: number };
  /** Facts are filled in as `{name}`, though the field is no words: a figure that the site counts itself. */
  readonly filled?: true;
  /** The places in a text that the code fills, as `{name}`. Every other one must be a fact (facts.ts). */
  readonly variables?: readonly string[];
  /** The collection that a reference names an item of. */
  readonly collection?: string;
  /** The slots a picture must be described for (lib/pictures). */
  readonly slots?: readonly SlotName[];
  /** The folders of the project that a file may be in; the site's own paths, where there are none. */
  readonly folders?: readonly string[];
};

/** The schemas that are fields, with what is known of each. A schema made from one of them keeps what is known. */
export const fieldInfo = z.registry<FieldInfo>();

/** Makes a schema a field. */
export const field = <Schema extends z.ZodType>(schema: Schema, info: FieldInfo): Schema => {
  fieldInfo.add(schema, info);
  return schema;
};
