import * as z from 'zod';

import { fieldInfo, type FieldInfo } from '@/lib/content/schemas/fields';
import type { Path } from '@/lib/content/schemas/fields/messages';

/** The schema inside `optional()`. */
export const unwrapSchema = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? unwrapSchema(schema.unwrap()) : schema;

type Visit = (info: FieldInfo | undefined, value: unknown, path: Path) => unknown;

/**
 * Maps a value along its schema, from the leaves up.
 *
 * @param visit called for each leaf, and for each object that is a single field (an action)
 */
export function mapFields(schema: z.core.$ZodType, value: unknown, visit: Visit, path: Path = []): unknown {
  const inner = unwrapSchema(schema);
  const info = fieldInfo.get(inner as z.ZodType);
  if (value === undefined || value === null) return value;

  if (inner instanceof z.ZodObject && typeof value === 'object') {
    const entries = Object.entries(inner.shape as Record<string, z.core.$ZodType>)
      .filter(([key]) => Object.hasOwn(value, key))
      .map(([key, of]) => [key, mapFields(of, (value as Record<string, unknown>)[key], visit, [...path, key])]);
    const object: unknown = Object.fromEntries(entries);
    return info ? visit(info, object, path) : object;
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry: unknown, index) => mapFields(inner.element, entry, visit, [...path, index]));
  }
  return visit(info, value, path);
}

/** All translated text in a value, with paths. */
export function listFieldWords(
  schema: z.core.$ZodType,
  value: unknown,
): { readonly path: Path; readonly text: string }[] {
  const found: { path: Path; text: string }[] = [];
  mapFields(schema, value, (info, field, path) => {
    if (info?.words && typeof field === 'string') found.push({ path, text: field });
    return field;
  });
  return found;
}
