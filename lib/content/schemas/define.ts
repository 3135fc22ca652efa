import * as z from 'zod';

import type { Resolved } from './fields/actions';
import { line, searchTitle, summary } from './fields';
import type { Path } from './fields/messages';

/** A complaint about a single item, before the file is known. */
export type Complaint = { readonly path: Path; readonly message: string };

type Rules<Value> = {
  /** What is wrong between the fields of an item. It is asked only of an item whose fields are sound. */
  readonly check?: (item: Value) => readonly Complaint[];
};

/** Words and facts of one page or of the whole site: one file. */
export type SingleDefinition<Schema extends z.ZodObject = z.ZodObject> = Rules<z.infer<Schema>> & {
  readonly file: string;
  readonly schema: Schema;
};

/** Items of one kind: a folder, a file each. */
export type CollectionDefinition<Schema extends z.ZodObject = z.ZodObject> = Rules<z.infer<Schema>> & {
  readonly folder: string;
  readonly schema: Schema;
  /** Items with a text of their own are MDX files whose head holds the fields. */
  readonly body?: 'mdx';
  /** What they say binds us: a translation is not published to the public before someone whose language it is has read it. */
  readonly binding?: true;
  /** The order of the items; else that of their field `order`, and of the names of their files. */
  readonly order?: (one: z.infer<Schema>, other: z.infer<Schema>) => number;
  /** Fields of a few values that texts may count items by: `status` of the hubs makes `{hubsActive}`. */
  readonly counted?: readonly string[];
};

export type Definition = SingleDefinition | CollectionDefinition;

/**
 * One item as pages read it: its fields, its id (the name of its file) and the languages it is written in; how many words
 * its text has, where it has one.
 */
export type ItemOf<Definition_ extends { readonly schema: z.ZodType; readonly body?: 'mdx' | undefined }> = Resolved<
  z.infer<Definition_['schema']>
> & {
  readonly id: string;
  readonly languages: readonly string[];
} & (Definition_ extends { readonly body: 'mdx' } ? { readonly wordCount: number } : unknown);

/** A single file as pages read it. */
export type SingleOf<Definition_ extends { readonly schema: z.ZodType }> = Resolved<z.infer<Definition_['schema']>>;

/** The order that editors give: see `order` in fields/facts.ts. Items without one come last. */
export const byOrder = (one: { readonly order?: number | undefined }, other: { readonly order?: number | undefined }) =>
  (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER);

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

/** Defines the words of a page in content/pages: what each page has, and its own fields. */
export const page = <Shape extends z.ZodRawShape>(name: string, fields: Shape) =>
  single({
    file: `pages/${name}`,
    fields: {
      label: line().describe("The page's name: its breadcrumb and its link in menus"),
      searchTitle: searchTitle(),
      barLabel: line().optional().describe('Its name in the bar and in the menu, where that is another'),
      footerLabel: line().optional().describe('Its name in the footer, where that is another'),
      description: summary().describe('What a search result shows, 50 to 160 characters'),
      ...fields,
    },
  });
