import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { EditorConfig } from '@/build/content/editor/config';
import type { EditorField } from '@/build/content/editor/fields';
import { editorFormats, numberMark } from '@/build/content/editor/formats';

import { folder as built } from './support/build';
import { expect, test, texts } from './support/editor';

/** Files of the source language by folder. */
const folders = new Map<string, string[]>();
for (const file of texts.keys()) {
  const [, folder, name] = /^content\/([^/]+)\/([^/.]+)\.\w+$/.exec(file) ?? [];
  if (folder !== undefined && name !== undefined) folders.set(folder, [...(folders.get(folder) ?? []), file]);
}

type Step = string | number;

/** The path of the first text (or number) that is in both the form and the file. */
function firstPlace(fields: readonly EditorField[], value: unknown, isNumber = false): readonly Step[] | undefined {
  for (const { name, widget, pattern, prefix, fields: below } of fields) {
    const of = (value as Record<string, unknown> | undefined)?.[name];
    if (of === undefined) continue;
    if (isNumber ? prefix === numberMark : ['string', 'text'].includes(widget) && pattern === undefined) return [name];
    const inner = below as readonly EditorField[] | undefined;
    const rest = inner && firstPlace(inner, Array.isArray(of) ? of[0] : of, isNumber);
    if (rest) return Array.isArray(of) ? [name, 0, ...rest] : [name, ...rest];
  }
  return undefined;
}

/** Replaces the value at a path. */
function withValue(value: unknown, [step, ...rest]: readonly Step[], change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((each, at) => (at === step ? withValue(each, rest, change) : each) as unknown);
  const old = value as Record<string, unknown>;
  return { ...old, [step]: withValue(old[step], rest, change) };
}

// Sveltia does not save unchanged files, so a digit is added to one text of each file. Everything else must stay the
// same, byte for byte, in every language.
for (const [folder, files] of folders) {
  test(`${folder}: every entry opens, and saving writes only the change`, async ({ editor, foreignRequests }) => {
    const { collections } = JSON.parse(readFileSync(join(built, 'config.json'), 'utf8')) as EditorConfig;
    const collection = collections.find(({ name }) => name === folder);

    for (const file of files) {
      const [, name = '', ending = ''] = /([^/.]+)\.(\w+)$/.exec(file) ?? [];
      const { fromFile, toFile } = editorFormats[ending as keyof typeof editorFormats];
      const form = collection?.fields ?? collection?.files?.find((each) => each.name === name)?.fields ?? [];
      const value = fromFile(texts.get(file) ?? '');
      const place = firstPlace(form, value) ?? firstPlace(form, value, true);
      expect(place, `${file} has a text or a number`).toBeDefined();
      let typed = '';
      const changed = withValue(value, place ?? [], (old) => {
        typed = `${String(old).replace(numberMark, '')}1`;
        return String(old).startsWith(numberMark) ? `${numberMark}${typed}` : typed;
      });

      await editor.open(folder, name);
      await editor.write(place?.join('.') ?? '', typed);
      const saved = await editor.save(file);

      expect(saved).toBe(toFile(changed as Record<string, unknown>));
      const translation = file.replace(`.${ending}`, `.ta.${ending}`);
      expect(await editor.read(translation)).toBe(texts.get(translation));
    }
    expect(foreignRequests).toEqual([]);
  });
}
