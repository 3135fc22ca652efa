import * as z from 'zod';

import type { Resolved } from './fields/actions';
import { line, searchTitle, summary } from './fields';
import type { Path } from './fields/messages';

/** An error between the fields of an item. */
export type Complaint = { readonly path: Path; readonly message: string };

/** An error at a field, if a rule between fields is broken. */
export const complainIf = (isBroken: boolean, path: Path, message: string): readonly Complaint[] =>
  isBroken ? [{ path, message }] : [];

type Payload<Value> = { readonly value: Value; readonly issues: z.core.$ZodRawIssue[] };

/** Turns rules between fields into a check of zod, for items whose fields are valid by themselves. */
const createCheck =
  <Value>(check: (item: Value) => readonly Complaint[]) =>
  ({ value, issues }: Payload<Value>): void => {
    if (issues.length > 0) return;
    for (const { path, message } of check(value))
      issues.push({ code: 'custom', input: value, path: [...path], message });
  };

/** A check of a list: no two entries have the same value in one of these fields. */
export const distinctBy = <Key extends string>(...keys: readonly Key[]) =>
  createCheck((list: readonly { readonly [Name in Key]: unknown }[]) =>
    keys.flatMap((key) =>
      list.flatMap((entry, index) => {
        const isRepeated = list.findIndex((other) => other[key] === entry[key]) < index;
        return complainIf(isRepeated, [index, key], `'${String(entry[key])}' appears twice. Keep one of the two.`);
      }),
    ),
  );

/** The schema of a single file: the texts and facts of a page or of the whole site. */
export type SingleDefinition<Schema extends z.ZodObject = z.ZodObject> = {
  readonly file: string;
  readonly schema: Schema;
};

/** The schema of a collection: a folder with one file per item. */
export type CollectionDefinition<Schema extends z.ZodObject = z.ZodObject> = {
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
  /** Fields whose value no two items share. A code is unique among all articles. */
  readonly unique?: readonly string[];
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

type Fields<Shape extends z.ZodRawShape> = {
  readonly fields: Shape;
  /** Checks fields against each other. */
  readonly check?: (item: z.infer<z.ZodObject<Shape, z.core.$strict>>) => readonly Complaint[];
};

const createSchema = <Shape extends z.ZodRawShape>({ fields, check }: Fields<Shape>) => {
  const schema = z.strictObject(fields);
  return check ? schema.check(createCheck(check)) : schema;
};

/** Defines a collection: see {@link CollectionDefinition}. */
export const collection = <Shape extends z.ZodRawShape, Body extends { readonly body?: 'mdx' }>({
  fields,
  check,
  ...rest
}: Omit<CollectionDefinition<z.ZodObject<Shape, z.core.$strict>>, 'schema'> &
  Fields<Shape> &
  Body): CollectionDefinition<z.ZodObject<Shape, z.core.$strict>> & Pick<Body, keyof Body & 'body'> => ({
  ...rest,
  schema: createSchema({ fields, check }),
});

/** Defines a single file: see {@link SingleDefinition}. */
export const single = <Shape extends z.ZodRawShape>({
  file,
  ...rest
}: { readonly file: string } & Fields<Shape>): SingleDefinition<z.ZodObject<Shape, z.core.$strict>> => ({
  file,
  schema: createSchema(rest),
});

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
