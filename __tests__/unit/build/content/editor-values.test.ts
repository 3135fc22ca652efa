/** @jest-environment node */
import { parse } from 'yaml';

import { buildEditorConfig } from '@/build/content/editor/config';
import type { EditorField } from '@/build/content/editor/fields';
import { splitMdx } from '@/build/content/load/source';
import { readContentFiles } from '@/build/content/load/files';

const files = readContentFiles('content');
const config = buildEditorConfig({ name: 'github', repo: 'example/site' }, files, 'https://example.org');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Options = {
  readonly pattern?: readonly [string, string];
  readonly minlength?: number;
  readonly maxlength?: number;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly multiple?: boolean;
  readonly options?: readonly string[];
  readonly fields?: readonly EditorField[];
  readonly field?: EditorField;
  readonly type?: string;
};

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Why Sveltia would reject a text: pattern, length, options or limits. */
function refusedText(field: EditorField, text: string): string[] {
  const { pattern, minlength = 0, maxlength = Infinity, options, min, max, type } = field as unknown as Options;
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(pattern?.[0] ?? '') ?? [];
  const letters = Array.from(text).length;
  const isDay = field.widget === 'datetime' && type === 'date';
  return [
    ...(pattern && !new RegExp(source, flags).test(text) ? [`${text} does not fit ${source}`] : []),
    ...(letters < minlength || letters > maxlength ? [`has ${letters} letters`] : []),
    ...(options && !options.includes(text) ? [`${text} is no option`] : []),
    ...(isDay && (text < String(min) || text > String(max)) ? [`${text} lies outside`] : []),
    ...(type === 'url' && !URL.canParse(text) ? [`${text} is not a valid address`] : []),
  ];
}

/** Why Sveltia would reject a value, with paths. */
function refused(field: EditorField, value: unknown, isSource: boolean, path: string): string[] {
  const {
    fields,
    field: entry,
    min,
    max,
    multiple,
    widget,
  } = field as unknown as Options & { readonly widget: string };
  const needed = field.required === true || (Array.isArray(field.required) && isSource);
  // Translation files have text only; other values are in the English file.
  if (isMissing(value)) return needed && isSource ? [`${path} is required`] : [];
  if (widget === 'list' || (multiple && Array.isArray(value))) {
    if (!Array.isArray(value)) return [`${path} is no list`];
    const isOutside = value.length < Number(min ?? 0) || value.length > Number(max ?? Infinity);
    const inner = (each: unknown, index: number): string[] => {
      const at = `${path}[${index}]`;
      if (fields)
        return isRecord(each) ? fields.flatMap((of) => refused(of, each[of.name], isSource, `${at}.${of.name}`)) : [];
      return refused(entry ?? { ...field, multiple: false }, each, isSource, at);
    };
    return [...(isOutside ? [`${path} has ${value.length} entries`] : []), ...value.flatMap(inner)];
  }
  if (widget === 'object') {
    return isRecord(value)
      ? (fields ?? []).flatMap((of) => refused(of, value[of.name], isSource, `${path}.${of.name}`))
      : [`${path} holds no fields`];
  }
  if (widget === 'keyvalue') return isRecord(value) ? [] : [`${path} holds no pairs`];
  if (widget === 'number') {
    const isInside = Number(value) >= Number(min ?? -Infinity) && Number(value) <= Number(max ?? Infinity);
    return typeof value === 'number' && isInside ? [] : [`${path} is not a number in its range`];
  }
  if (widget === 'select' && value === true) return [];
  return typeof value === 'string'
    ? refusedText(field, value).map((message) => `${path}: ${message}`)
    : [`${path} is no text`];
}

const formOf = (name: string): readonly EditorField[] => {
  const [folder = '', file = ''] = name.replace(/(?:\.[a-z]{2})?\.\w+$/, '').split('/');
  const collection = config.collections.find((each) => each.name === folder);
  return (collection?.fields ??
    collection?.files?.find((each) => each.name === file)?.fields) as readonly EditorField[];
};

test.each([...files.keys()])('the editor accepts every value of content/%s', (name) => {
  const text = files.get(name) ?? '';
  const { yaml, body } = (name.endsWith('.mdx') && splitMdx(text)) || { yaml: text, body: undefined };
  const values: Readonly<Record<string, unknown>> = {
    ...(parse(yaml) as Readonly<Record<string, unknown>>),
    ...(body !== undefined && { body }),
  };
  const isSource = !/\.[a-z]{2}\.\w+$/.test(name);

  expect(formOf(name).flatMap((field) => refused(field, values[field.name], isSource, field.name))).toEqual([]);
});

test('a list that may be empty is not required, because the editor rejects empty required lists', () => {
  const listsIn = (fields: readonly EditorField[]): EditorField[] =>
    fields.flatMap((field) => {
      const { fields: below = [], field: entry } = field as unknown as Options;
      const isList = field.widget === 'list' || field.multiple === true;
      return [...(isList ? [field] : []), ...listsIn([...below, ...(entry ? [entry] : [])])];
    });
  const lists = config.collections.flatMap(({ fields = [], files: singles = [] }) =>
    listsIn([...fields, ...singles.flatMap((file) => file.fields)]),
  );

  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter(({ required, min }) => required !== false && !min)).toEqual([]);
});
