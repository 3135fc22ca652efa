import * as z from 'zod';

import type { Resolved } from './fields/actions';
import { line, searchTitle, summary } from './fields';
import type { Path } from './fields/messages';

/** An error in a single item, not yet linked to its file. */
export type Complaint = { readonly path: Path; readonly message: string };

/** An error for each entry of a list field whose name an earlier entry has. */
export const findRepeatedNames = (field: string, list: readonly { readonly name: string }[]): readonly Complaint[] =>
  list.flatMap(({ name }, index) =>
    list.findIndex((other) => other.name === name) < index
      ? [{ path: [field, index, 'name'], message: `'${name}' appears twice. Give each entry its own name.` }]
      : [],
  );

type Rules<Value> = {
  /** Checks fields against each other. Called only when each field is valid by itself. */
  readonly check?: (item: Value) => readonly Complaint[];
};

/** The schema of a single file: the texts and facts of a page or of the whole site. */
export type SingleDefinition<Schema extends z.ZodObject = z.ZodObject> = Rules<z.infer<Schema>> & {
  readonly file: string;
  readonly schema: Schema;
};

/** The schema of a collection: a folder with one file per item. */
export type CollectionDefinition<Schema extends z.ZodObject = z.ZodObject> = Rules<z.infer<Schema>> & {
  readonly folder: string;
  readonly schema: Schema;
  /** Set for items with a body: MDX files with their fields in the front matter. */
  readonly body?: 'mdx';
  /** Legally binding text: a translation is published only after a native speaker has reviewed it. */
  readonly binding?: true;
  /** Sort order of the items. Default: the field `order`, then the file name. */
  readonly order?: (one: z.infer<Schema>, other: z.infer<Schema>) => number;
  /** Fields with few values, by which texts can count items: `status` of the hubs makes `{hubsActive}`. */
  readonly counted?: readonly string[];
};

export type Definition = SingleDefinition | CollectionDefinition;

/**
 * A collection item as pages receive it: its fields, its id (the file name), its languages and, if it has a body, the
 * number of words.
 */
export type ItemOf<Definition_ extends { readonly schema: z.ZodType; readonly body?: 'mdx' | undefined }> = Resolved<
  z.infer<Definition_['schema']>
> & {
  readonly id: string;
  readonly languages: readonly string[];
} & (Definition_ extends { readonly body: 'mdx' } ? { readonly wordCount: number } : unknown);

/** A single file as pages receive it. */
export type SingleOf<Definition_ extends { readonly schema: z.ZodType }> = Resolved<z.infer<Definition_['schema']>>;

/** Sorts by the field `order` (see fields/values.ts). Items without one come last. */
export const compareOrder = (
  one: { readonly order?: number | undefined },
  other: { readonly order?: number | undefined },
) => (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER);

/** Defines a collection: see {@link CollectionDefinition}. */
export const collection = <Shape extends z.ZodRawShape, Body extends { readonly body?: 'mdx' }>(
  definition: Omit<CollectionDefinition<z.ZodObject<Shape, z.core.$strict>>, 'schema'> & {
    readonly fields: Shape;
  } & Body,
): CollectionDefinition<z.ZodObject<Shape, z.core.$strict>> & Pick<Body, keyof Body & 'body'> => {
  const { fields, ...rest } = definition;
  return { ...rest, schema: z.strictObject(fields) };
};

/** Defines a single file: see {@link SingleDefinition}. */
export const single = <Shape extends z.ZodRawShape>(
  definition: Omit<SingleDefinition<z.ZodObject<Shape, z.core.$strict>>, 'schema'> & { readonly fields: Shape },
): SingleDefinition<z.ZodObject<Shape, z.core.$strict>> => {
  const { fields, ...rest } = definition;
  return { ...rest, schema: z.strictObject(fields) };
};

/** Defines the texts of a page in content/pages: the fields that every page has, and its own. */
export const page = <Shape extends z.ZodRawShape>(name: string, fields: Shape) =>
  single({
    file: `pages/${name}`,
    fields: {
      label: line().describe("The page's name: its breadcrumb and its link in menus"),
      searchTitle: searchTitle(),
      barLabel: line().optional().describe('The name in the header and in the menu, if different from the label'),
      footerLabel: line().optional().describe('The name in the footer, if different from the label'),
      description: summary().describe('The description in search results, 50 to 160 characters'),
      ...fields,
    },
  });
