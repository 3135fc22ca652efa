/** @jest-environment node */
import * as z from 'zod';

import type { Definition } from '@/lib/content/schemas/define';
import { buildEditorConfig } from '@/build/content/editor/config';
import type { EditorField } from '@/build/content/editor/fields';
import { collections, pages, sharedWords, singles } from '@/lib/content/schemas';
import { hasWords } from '@/build/content/translate/translate';
import { unwrapSchema } from '@/build/content/walk';

import { contentWith, exampleOf, idOf } from '../../support/content';

const files = contentWith({});
const config = buildEditorConfig({ name: 'github', repo: 'example/site' }, files, 'https://example.org');

const definitions = [
  ...Object.values(singles),
  ...Object.values(sharedWords),
  ...Object.values(pages),
  ...Object.values(collections),
] as Definition[];

/** The form of a definition's files. */
function formOf(definition: Definition) {
  const path = 'folder' in definition ? definition.folder : definition.file;
  const [folder, name] = path.split('/');
  const collection = config.collections.find((each) => each.name === folder);
  return name === undefined ? collection : collection?.files?.find((each) => each.name === name);
}

const nameOf = (definition: Definition): string => ('folder' in definition ? definition.folder : definition.file);

/** A field as described by its schema and by its form, for comparison. */
type Outline = {
  readonly name: string;
  readonly required: boolean;
  readonly translated: boolean;
  readonly below: unknown;
};

const outlineOfSchema = (schema: z.core.$ZodType): unknown => {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodArray) return outlineOfSchema(inner.element);
  if (!(inner instanceof z.ZodObject)) return 'value';
  return Object.entries(inner.shape as Record<string, z.core.$ZodType>).map(([name, of]): Outline => ({
    name,
    required: !(of instanceof z.ZodOptional),
    translated: hasWords(of),
    below: outlineOfSchema(of),
  }));
};

type Nested = { readonly fields?: readonly EditorField[]; readonly field?: EditorField };

const fieldsIn = (of: EditorField): readonly EditorField[] | undefined => {
  const { fields, field } = of as Nested;
  return fields ?? (field && fieldsIn(field));
};

const outlineOfFields = (fields: readonly EditorField[]): Outline[] =>
  fields.map((each) => {
    const below = fieldsIn(each);
    return {
      name: each.name,
      required: each.required !== false,
      translated: each.i18n !== undefined,
      below: below ? outlineOfFields(below) : 'value',
    };
  });

/** Key-value fields have texts as keys, which are not fields. */
const withoutPairs = (outline: unknown): unknown =>
  Array.isArray(outline)
    ? outline.some(({ name }: Outline) => !/^[\w-]+$/.test(name))
      ? 'value'
      : outline.map((each: Outline) => ({ ...each, below: withoutPairs(each.below) }))
    : outline;

test.each(definitions.map((definition) => [nameOf(definition), definition] as const))(
  'the form of %s has the same fields, required and translated, as its schema',
  (_, definition) => {
    const form = formOf(definition);
    const extra = new Set([
      ...(hasWords(definition.schema) ? ['reviewed', 'reviewedBy'] : []),
      ...('body' in definition && definition.body ? ['body'] : []),
    ]);

    expect(outlineOfFields(form?.fields?.filter(({ name }) => !extra.has(name)) ?? [])).toEqual(
      withoutPairs(outlineOfSchema(definition.schema)),
    );
    expect(form?.fields?.filter(({ name }) => extra.has(name))).toHaveLength(extra.size);
  },
);

test('there is a form for every content file, and no other', () => {
  const forms = config.collections.flatMap(
    ({ name, files: singleFiles }) => singleFiles?.map((each) => each.name) ?? [name],
  );

  expect(forms).toHaveLength(definitions.length);
});

const everyField = (fields: readonly EditorField[]): EditorField[] =>
  fields.flatMap((each) => [each, ...everyField(fieldsIn(each) ?? [])]);

test('references are chosen from existing entries', () => {
  const all = config.collections.flatMap(({ fields, files: singleFiles }) =>
    everyField([...(fields ?? []), ...(singleFiles ?? []).flatMap((each) => each.fields)]),
  );
  const relations = all.filter(({ widget }) => widget === 'relation');
  const path = all.find(({ name }) => name === 'path');

  expect(relations.length).toBeGreaterThan(10);
  const dangling = relations.filter(({ collection, file }) => {
    const target = config.collections.find(({ name }) => name === collection);
    return !(file === undefined ? target?.fields : target?.files?.some(({ name }) => name === file));
  });
  expect(dangling).toEqual([]);
  expect(path?.options).toEqual(expect.arrayContaining(['/story', `/hub/${idOf(exampleOf('hubs'))}`]));
});

test('fields have hints about purpose and limits', () => {
  const events = everyField(config.collections.find(({ name }) => name === 'events')?.fields ?? []);
  const mentors = everyField(config.collections.find(({ name }) => name === 'mentors')?.fields ?? []);

  expect(events.find(({ name }) => name === 'date')).toMatchObject({ widget: 'datetime', hint: 'The first day' });
  expect(events.find(({ name }) => name === 'status')?.options).toEqual(['Upcoming', 'Registration Open']);
  expect(mentors.find(({ name }) => name === 'achievements')).toMatchObject({ widget: 'list', min: 1 });
  expect(events.find(({ name }) => name === 'desc')).toMatchObject({ minlength: 50, maxlength: 160 });
});

test('a text that does not match its pattern is rejected, with a message', () => {
  const site = config.collections.find(({ name }) => name === 'site')?.files ?? [];
  const enterprise = everyField(site.find(({ name }) => name === 'enterprise')?.fields ?? []);
  const [pattern = '', advice] = (enterprise.find(({ name }) => name === 'phone')?.pattern ?? []) as string[];
  const expression = new RegExp(pattern.slice(1, -1));

  expect(expression.test('+91 4633 000 000')).toBe(true);
  expect(expression.test('call us')).toBe(false);
  expect(advice).toContain('+91');
});
