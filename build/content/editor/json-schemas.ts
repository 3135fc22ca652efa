import * as z from 'zod';

import type { Definition } from '@/lib/content/schemas/define';
import { fieldInfo } from '@/lib/content/schemas/fields';
import { reviewFields } from '../translate/review';
import { collections, pages, sharedWords, singles } from '@/lib/content/schemas';
import { hasWords } from '../translate/translate';
import { unwrapSchema } from '../walk';

type JsonSchema = Readonly<Record<string, unknown>>;

const definitions = [
  ...Object.values(singles),
  ...Object.values(sharedWords),
  ...Object.values(pages),
  ...Object.values(collections),
] as unknown as readonly Definition[];

const describeSchema = (schema: z.core.$ZodType): JsonSchema => {
  const { description } = schema as z.ZodType;
  return description === undefined ? {} : { description };
};

/** The schema of a translation file: only the translated text of a schema, all of it optional. */
function createWordsSchema(schema: z.core.$ZodType): JsonSchema {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodObject) {
    const entries = Object.entries(inner.shape as Record<string, z.core.$ZodType>).filter(([, of]) => hasWords(of));
    return {
      type: 'object',
      properties: Object.fromEntries(
        entries.map(([key, of]) => [key, { ...createWordsSchema(of), ...describeSchema(of) }]),
      ),
      additionalProperties: false,
    };
  }
  if (inner instanceof z.ZodArray) return { type: 'array', items: createWordsSchema(inner.element) };
  return { type: 'string' };
}

/** Adds the review fields of a translation file. */
const addReview = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: {
    ...Object.fromEntries(
      Object.entries(reviewFields).map(([key, of]) => [key, { type: 'string', ...describeSchema(of) }]),
    ),
    ...(schema.properties as object),
  },
});

/** A schema for code completion (JSON Schema, draft 2020-12), with field descriptions. */
const createFullSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const info = fieldInfo.get(zodSchema as unknown as z.ZodType);
      if (info?.collection && jsonSchema.description === undefined) {
        jsonSchema.description = `The name of a file in content/${info.collection}, without its ending`;
      }
    },
  }) as JsonSchema;

/** The glob pattern of the files of a definition, below content/. */
const getGlob = (definition: Definition): string =>
  'folder' in definition ? `${definition.folder}/*` : definition.file;

const isYaml = (definition: Definition): boolean => !('folder' in definition && definition.body === 'mdx');

const nameOf = (definition: Definition): string =>
  ('folder' in definition ? definition.folder : definition.file).replaceAll('/', '-');

const folder = '.vscode/schemas';

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files for code completion of content: a JSON Schema for each kind of YAML file and for its translations, and the
 * VS Code settings that assign them.
 *
 * @param settings the other contents of .vscode/settings.json
 * @returns file contents by path, relative to the project root
 */
export function listEditorFiles(settings: JsonSchema): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const patterns: Record<string, readonly string[]> = {};
  for (const definition of definitions.filter(isYaml)) {
    const own = `${folder}/${nameOf(definition)}.json`;
    const words = `${folder}/${nameOf(definition)}.words.json`;
    const glob = `content/${getGlob(definition)}`;
    files.set(own, formatJson(createFullSchema(definition.schema)));
    patterns[`./${own}`] = 'folder' in definition ? [`${glob}.yaml`, `!${glob}.??.yaml`] : [`${glob}.yaml`];
    if (hasWords(definition.schema)) {
      files.set(words, formatJson(addReview(createWordsSchema(definition.schema))));
      patterns[`./${words}`] = [`${glob}.??.yaml`];
    }
  }
  files.set('.vscode/settings.json', formatJson({ ...settings, 'yaml.schemas': patterns }));
  return files;
}
