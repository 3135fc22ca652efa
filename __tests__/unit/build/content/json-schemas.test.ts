/** @jest-environment node */
import { listEditorFiles } from '@/build/content/editor/json-schemas';

import { read } from '../../support/files';

type JsonSchema = { readonly properties: Readonly<Record<string, JsonSchema>>; readonly required?: readonly string[] };

const settings = JSON.parse(read('.vscode/settings.json')) as Record<string, unknown>;
const files = listEditorFiles(settings);

test('the VS Code settings refer to every schema', () => {
  // If this fails, run `npm run dev`, which writes them.
  expect(files.get('.vscode/settings.json')).toBe(read('.vscode/settings.json'));
});

const schemaOf = (name: string) => JSON.parse(files.get(`.vscode/schemas/${name}.json`) ?? '{}') as JsonSchema;

test('schemas have required fields; those of translations have texts and review fields', () => {
  expect(schemaOf('images').required).toContain('alt');
  expect(Object.keys(schemaOf('images').properties)).toContain('focus');
  expect(Object.keys(schemaOf('images.words').properties)).toEqual(['reviewed', 'reviewedBy', 'alt', 'credit']);
  expect(schemaOf('images.words').required).toBeUndefined();
});

test('each content file has exactly one schema', () => {
  const patterns = settings['yaml.schemas'] as Readonly<Record<string, readonly string[]>>;

  expect(patterns['./.vscode/schemas/images.json']).toEqual(['content/images/*.yaml', '!content/images/*.??.yaml']);
  expect(patterns['./.vscode/schemas/images.words.json']).toEqual(['content/images/*.??.yaml']);
});
