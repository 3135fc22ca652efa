import * as z from 'zod';

import { fieldInfo } from '../fields';
import type { Path } from '../mistakes';
import { collections, type Content, pages, singles } from '../topics';
import { bare } from '../walk';
import type { Conflict } from './conflict';

type Definitions = Readonly<Record<string, { readonly schema: z.ZodObject }>>;

/** A picture that content names, and where. */
type Named = { readonly item: string; readonly path: Path; readonly picture: string };

/** Pictures that a page shows side by side. */
type Grid = readonly Named[];

type Found = { readonly named: readonly Named[]; readonly grids: readonly Grid[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPicture = (schema: z.core.$ZodType): boolean => fieldInfo.get(bare(schema) as z.ZodType)?.kind === 'picture';

/** The names of the fields of an object that are pictures. */
const pictureFields = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([key, of]) => (isPicture(of) ? [key] : []));

/** The pictures that an object names itself. */
const namedBy = (schema: z.ZodObject, value: unknown, item: string, path: Path): Named[] =>
  pictureFields(schema).flatMap((key) => {
    const { [key]: picture } = value as Readonly<Record<string, unknown>>;
    return typeof picture === 'string' ? [{ item, path: [...path, key], picture }] : [];
  });

/** A grid for each field of the same name in a row of objects. */
const gridsOf = (named: readonly Named[]): Grid[] =>
  [...new Set(named.map(({ path }) => String(path.at(-1))))].map((field) =>
    named.filter(({ path }) => path.at(-1) === field),
  );

/** Every picture in a value, and the lists whose entries each have one: those stand side by side. */
function picturesOf(schema: z.core.$ZodType, value: unknown, item: string, path: Path = []): Found {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject && isRecord(value)) {
    const below = Object.entries(inner.shape as Record<string, z.core.$ZodType>).map(([key, of]) =>
      picturesOf(of, value[key], item, [...path, key]),
    );
    return {
      named: [...namedBy(inner, value, item, path), ...below.flatMap(({ named }) => named)],
      grids: below.flatMap(({ grids }) => grids),
    };
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const { element } = inner;
    const below = value.map((entry: unknown, index) => picturesOf(element, entry, item, [...path, index]));
    const row = bare(element);
    const own =
      row instanceof z.ZodObject
        ? gridsOf(value.flatMap((entry: unknown, index) => namedBy(row, entry, item, [...path, index])))
        : [];
    return { named: below.flatMap(({ named }) => named), grids: [...own, ...below.flatMap(({ grids }) => grids)] };
  }
  return { named: [], grids: [] };
}

/** Every picture that content names, and the grids they stand in. */
function allPictures(content: Content): Found {
  const all = content as unknown as Readonly<Record<string, unknown>>;
  const found: Found[] = [];
  for (const [name, { schema, ...definition }] of Object.entries({ ...singles, ...pages } as Definitions)) {
    const value = all[name] ?? (all.pages as Readonly<Record<string, unknown>>)[name];
    found.push(picturesOf(schema, value, (definition as unknown as { file: string }).file));
  }
  for (const [name, { schema, ...definition }] of Object.entries(collections as Definitions)) {
    const { folder, body } = definition as unknown as { folder: string; body?: 'mdx' };
    const items = all[name] as readonly { readonly id: string }[];
    const own = items.map((value) => picturesOf(schema, value, `${folder}/${value.id}`));
    // Articles are shown by date, whatever their pictures are.
    const side = body ? [] : gridsOf(items.flatMap((value) => namedBy(schema, value, `${folder}/${value.id}`, [])));
    found.push(...own, { named: [], grids: side });
  }
  return { named: found.flatMap(({ named }) => named), grids: found.flatMap(({ grids }) => grids) };
}

/** A render stands in for a photograph, and does not look foreign beside one. */
const lookOf = (medium: string): string => (medium === 'render' ? 'photograph' : medium);

/** What stands most often in a list; of those that stand as often, the first. */
const commonest = (list: readonly string[]): string | undefined => {
  const count = (one: string): number => list.filter((other) => other === one).length;
  return [...new Set(list)].toSorted((one, other) => count(other) - count(one))[0];
};

/** Pictures that stand side by side are of one medium. */
export function gridsAreOfOneMedium(content: Content): Conflict[] {
  const media = new Map(content.images.map(({ id, medium }) => [id, medium]));
  return allPictures(content).grids.flatMap((grid) => {
    const usual = commonest(grid.map(({ picture }) => lookOf(media.get(picture) ?? '')));
    return grid
      .filter(({ picture }) => lookOf(media.get(picture) ?? '') !== usual)
      .map(({ item, path, picture }) => ({
        item,
        path,
        message:
          `'${picture}' is a ${media.get(picture) ?? ''} among ${usual ?? ''}s (renders count as photographs). ` +
          `Side by side they are of one medium: choose a ${usual ?? ''}, or change all of them together.`,
      }));
  });
}
