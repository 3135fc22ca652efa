import { findUndrawnLetters } from '@/build/design/letters';
import { listPdfRecipes } from '@/build/downloads/pdf';
import { readSource } from '@/build/content/load/source';
import type { Issue } from '@/build/content/issues';
import { getContent } from '@/lib/content';
import type { Path } from '@/lib/content/schemas/fields/messages';
import { languages } from '@/lib/language';
import { listPageHeads } from '@/lib/content/page-heads';

type Text = { readonly path: Path; readonly text: string };

/** Every text in a value, with its path. */
function listTexts(value: unknown, path: Path = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((entry, index) => listTexts(entry, [...path, index]))
    : Object.entries(value).flatMap(([key, inner]) => listTexts(inner, [...path, key]));
}

/** The texts of PDFs and the titles in share pictures. */
function listDrawnWords(): string[] {
  const pdfTexts = [...listPdfRecipes().map(({ recipe }) => recipe.data), getContent('en').enterprise.name];
  const titles = languages.flatMap((language) => listPageHeads(getContent(language)).map(({ title }) => title));
  return [...pdfTexts.flatMap((value) => listTexts(value).map(({ text }) => text)), ...titles];
}

/** Fields used in PDFs and share pictures that contain a letter without a glyph in their fonts. */
export async function findLetterIssues(files: ReadonlyMap<string, string>): Promise<Issue[]> {
  const drawn = listDrawnWords();
  const undrawn = await findUndrawnLetters(drawn);
  if (undrawn.size === 0) return [];
  const shown = drawn.filter((text) => [...undrawn].some((letter) => text.includes(letter)));
  return [...files].flatMap(([name, text]) => {
    const file = `content/${name}`;
    const { source } = readSource(file, text);
    return listTexts(source.value).flatMap(({ path, text: words }): Issue[] => {
      // Text with variables (`{hubs}`) only appears with them replaced.
      // A title is made of whole fields: a sign alone in a field is only meant where it is all of the text.
      const isPart = /\p{L}/u.test(words);
      const isShown = words.includes('{') || shown.some((each) => each === words || (isPart && each.includes(words)));
      const letter = isShown ? [...undrawn].find((each) => words.includes(each)) : undefined;
      if (letter === undefined) return [];
      const message = `contains '${letter}', which no font of PDFs and share pictures has. Remove it.`;
      return [{ file, path, message, position: source.findPosition(path) }];
    });
  });
}
