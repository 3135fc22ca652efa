import * as z from 'zod';

import type { SlotName } from './picture-slots';

/** Metadata of a field that its zod type does not express. */
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
  /** Text for visitors: translated, and free of invisible characters. */
  readonly words?: true;
  /** The minimum and maximum number of characters. */
  readonly length?: { readonly min: number; readonly max: number };
  /** Whether `{name}` is replaced by a fact although the field is not translated, such as a computed number. */
  readonly interpolated?: true;
  /** Variables that code fills in, as `{name}`. Any other name must be a fact (build/content/variables.ts). */
  readonly variables?: readonly string[];
  /** For references: the collection of the item. */
  readonly collection?: string;
  /** For pictures: the slots in which the picture is shown (lib/pictures). */
  readonly slots?: readonly SlotName[];
  /** For files: the folders in which the file may be. Without folders: a path of the site. */
  readonly folders?: readonly string[];
};

/** The registry of fields. A schema derived from a field keeps its metadata. */
export const fieldInfo = z.registry<FieldInfo>();

/** Registers a schema as a field. */
export const field = <Schema extends z.ZodType>(schema: Schema, info: FieldInfo): Schema => {
  fieldInfo.add(schema, info);
  return schema;
};
