import * as z from 'zod';

import { sourceLanguage } from '@/lib/language';

import type { CollectionDefinition, Definition } from '@/lib/content/schemas/define';
import { days, type FieldInfo, fieldInfo, oneLine } from '@/lib/content/schemas/fields';
import { collections } from '@/lib/content/schemas';
import { hasWords } from '../translate/translate';
import { everyCollection } from '../load/entry';
import { unwrapSchema } from '../walk';

/** A form field of the browser editor (Sveltia CMS). */
export type EditorField = {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly [option: string]: unknown;
};

/** Turns a key into a label: 'footerLabel' gives 'Footer label'. Other keys, such as 'FULL_TIME', stay unchanged. */
export const getLabel = (key: string): string =>
  /^[a-z][a-zA-Z0-9-]*$/.test(key)
    ? key
        .replaceAll(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
        .replaceAll('-', ' ')
        .replace(/^./, (first) => first.toUpperCase())
    : key;

type Shape = Readonly<Record<string, z.core.$ZodType>>;

export const getShape = (schema: z.core.$ZodType): Shape => (schema as z.ZodObject).shape;

const isOptional = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodOptional;

/** The description of a schema. */
export const getHint = (schema: z.core.$ZodType): string | undefined =>
  (schema as z.ZodType).description ?? (unwrapSchema(schema) as z.ZodType).description;

/** The minimum and maximum of a number or of a list's length, if the schema has any. */
function getBounds(schema: z.core.$ZodType): { min?: number; max?: number } {
  const { minimum, maximum, minItems, maxItems } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  const [min, max] = schema instanceof z.ZodArray ? [minItems, maxItems] : [minimum, maximum];
  return {
    ...(min !== undefined && min > Number.MIN_SAFE_INTEGER && { min }),
    ...(max !== undefined && max < Number.MAX_SAFE_INTEGER && { max }),
  };
}

/** The pattern of a text field with its error message. Single-line text needs none, because the input enforces it. */
function getPattern(schema: z.core.$ZodType): { pattern?: readonly [string, string] } {
  const checks = (schema as z.ZodString).def.checks ?? [];
  const patterns = checks.flatMap(({ _zod: { def } }): [string, string][] => {
    const { pattern, error } = def as { readonly pattern?: RegExp; readonly error?: (issue: object) => string };
    return pattern && pattern !== oneLine
      ? [[String(pattern), `The value ${error?.({}) ?? `must fit ${pattern.source}.`}`]]
      : [];
  });
  const [pattern] = patterns;
  return pattern ? { pattern } : {};
}

/**
 * Keys that Sveltia accepts as field names. Objects with other keys, such as 'Registration Open', become one key-value
 * field.
 */
const isName = (key: string): boolean => /^[\w-]+$/.test(key);

/** The text field that identifies an item in lists, and from which the file name of a new item is derived. */
export function getTitle({ schema }: Definition): string | undefined {
  const texts = Object.entries(getShape(schema)).filter(
    ([, of]) => !isOptional(of) && ['line', 'plain'].includes(fieldInfo.get(unwrapSchema(of) as z.ZodType)?.kind ?? ''),
  );
  const names = texts.map(([name]) => name);
  return ['title', 'name', 'label', 'author', ...names].find((name) => names.includes(name));
}

type Widget = { readonly widget: string; readonly [option: string]: unknown };

const createRelation = (definition: CollectionDefinition): Widget => {
  const title = getTitle(definition);
  return {
    widget: 'relation',
    collection: definition.folder,
    value_field: '{{slug}}',
    display_fields: ['{{slug}}'],
    search_fields: ['{{slug}}', ...(title === undefined ? [] : [title])],
  };
};

/** Converts a schema to form fields: widget, limits, and whether it is translated. */
export function buildFields(sitePaths: readonly string[]) {
  const createWidget = (info: FieldInfo, schema: z.core.$ZodType): Widget => {
    switch (info.kind) {
      case 'paragraph':
        return { widget: 'text', ...(info.length && { minlength: info.length.min, maxlength: info.length.max }) };
      case 'day':
        return { widget: 'datetime', type: 'date', ...days };
      case 'time':
        return { widget: 'datetime', type: 'time', format: 'HH:mm' };
      case 'url':
        return { widget: 'string', type: 'url' };
      case 'path':
        return { widget: 'select', options: sitePaths };
      case 'choice':
        return { widget: 'select', options: (schema as z.ZodEnum).options };
      case 'picture':
        return createRelation(collections.images as unknown as CollectionDefinition);
      case 'reference': {
        const target = everyCollection[info.collection ?? ''];
        return target ? createRelation(target) : { widget: 'string' };
      }
      case 'figure':
        return {
          widget: 'relation',
          collection: 'site',
          file: 'figures',
          value_field: 'figures.*.name',
          display_fields: ['figures.*.label', 'figures.*.name'],
        };
      case 'file':
        // Masters are stored next to their records.
        return info.folders
          ? { widget: 'image', choose_url: false, media_folder: '', public_folder: '' }
          : { widget: 'string' };
      case 'line':
      case 'plain':
      case 'month':
      case 'action':
      default:
        return { widget: 'string', ...getPattern(schema) };
    }
  };

  const chooseWidget = (schema: z.core.$ZodType): Widget => {
    if (schema instanceof z.ZodObject) {
      const keys = Object.keys(getShape(schema));
      return keys.every(isName)
        ? { widget: 'object', collapsed: 'auto', fields: createFields(getShape(schema)) }
        : {
            widget: 'keyvalue',
            default: Object.fromEntries(keys.map((key) => [key, ''])),
            ...describePairs(keys.length),
          };
    }
    if (schema instanceof z.ZodArray) {
      const element = unwrapSchema(schema.element);
      const bounds = getBounds(schema);
      const one = chooseWidget(element);
      if (one.widget === 'object') return { widget: 'list', collapsed: 'auto', ...bounds, fields: one.fields };
      if (['select', 'relation'].includes(one.widget)) return { ...one, multiple: true, ...bounds };
      const { label, ...field } = createField('entry', schema.element);
      return { widget: 'list', ...bounds, field: { ...field, label } };
    }
    const info = fieldInfo.get(schema as z.ZodType);
    if (info) return createWidget(info, schema);
    // A mark is `true` or left out; Sveltia's switch would write `false`.
    if (schema instanceof z.ZodLiteral) return { widget: 'select', options: [{ label: 'Yes', value: true }] };
    if (schema instanceof z.ZodNumber) {
      const isWhole = z.toJSONSchema(schema).type === 'integer';
      return {
        widget: 'number',
        value_type: isWhole ? 'int' : 'float',
        ...getBounds(schema),
        ...(!isWhole && { step: 0.0001 }),
      };
    }
    return { widget: 'string' };
  };
  const describePairs = (count: number) => ({ min: count, max: count, i18n: 'duplicate_keys' });

  function createField(name: string, schema: z.core.$ZodType): EditorField {
    const isTranslated = hasWords(schema);
    const hint = getHint(schema);
    return {
      name,
      label: getLabel(name),
      ...(hint !== undefined && { hint }),
      // A missing translation is not an error: the page shows the source language.
      required: isOptional(schema) ? false : isTranslated ? [sourceLanguage] : true,
      ...(isTranslated && { i18n: true }),
      ...chooseWidget(unwrapSchema(schema)),
    };
  }

  const createFields = (shape: Shape): EditorField[] =>
    Object.entries(shape).map(([name, schema]) => createField(name, schema));

  return { createField, createFields };
}
