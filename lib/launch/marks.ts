import type { ContentModule } from '@/lib/checks/links';
import type { Problem } from '@/lib/checks/rules';
import { readPath, type Path } from '@/lib/content/mistakes';
import { readSource } from '@/lib/content/source';

/** The marks that content puts on what stands in for the real thing. */
const marks = {
  sample: 'is a sample. Put the real one in its place, or confirm it, and take the mark away.',
  placeholder: 'is a placeholder. Enter the real one, and take the mark away.',
} as const;

type Mark = keyof typeof marks;
type Found = { readonly value: object; readonly item: string; readonly field: string; readonly mark: Mark };

/** Fields that name an item, the surest first. */
const names = ['id', 'slug', 'name', 'person', 'author', 'title', 'by'] as const;

const nameOf = (value: object): string | undefined =>
  names.map((name) => (value as Readonly<Record<string, unknown>>)[name]).find((name) => typeof name === 'string');

/** Where a value stands: the item it belongs to, and its field there. */
type Place = { readonly item: string; readonly field?: string };

function* marksIn(value: unknown, { item, field }: Place): Generator<Found> {
  if (typeof value !== 'object' || value === null) return;

  for (const mark of ['sample', 'placeholder'] as const) {
    const isMarked = (value as Readonly<Record<string, unknown>>)[mark] === true;
    if (isMarked) yield { value, item: nameOf(value) ?? item, field: (!nameOf(value) && field) || mark, mark };
  }
  for (const [key, inner] of Object.entries(value)) {
    const named = nameOf(value);
    // What has no name of its own is known by its key, or as a field of the item it stands in.
    if (Array.isArray(value)) yield* marksIn(inner, { item });
    else yield* marksIn(inner, named ? { item: named, field: key } : { item: key });
  }
}

/** Whether a module writes an item out itself, and did not take it over from another. */
const writes = (source: string, item: string): boolean => source.includes(`'${item}'`) || source.includes(` ${item}: `);

/**
 * Everything in the content that carries a mark, each once: in the module that writes it, not in those that take it
 * over.
 *
 * @param sourceOf gives the text of a module
 */
export function checkMarks(modules: readonly ContentModule[], sourceOf: (file: string) => string): Problem[] {
  const homes = new Map<object, Problem>();

  for (const { file, values } of modules) {
    const exported = new Set(Object.values(values));
    for (const { value, item, field, mark } of marksIn(values, { item: file })) {
      // What is exported whole is a beginning for others to build on; the items stand inside.
      if (exported.has(value)) continue;
      const known = homes.get(value);
      if (!known || (!writes(sourceOf(known.file), item) && writes(sourceOf(file), item))) {
        homes.set(value, { file, item, field, message: marks[mark] });
      }
    }
  }
  return [...homes.values()];
}

function* markedIn(value: unknown, path: Path): Generator<{ readonly path: Path; readonly mark: Mark }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    if ((key === 'sample' || key === 'placeholder') && inner === true) yield { path: [...path, key], mark: key };
    yield* markedIn(inner, [...path, step]);
  }
}

/**
 * Every mark in the files of content.
 *
 * @param files what each says, by its path below content/
 */
export const marksInFiles = (files: ReadonlyMap<string, string>): Problem[] =>
  [...files].flatMap(([name, text]) => {
    const file = `content/${name}`;
    const { source } = readSource(file, text);
    return [...markedIn(source.value, [])].map(({ path, mark }): Problem => ({
      file,
      line: source.positionOf(path).line,
      item: readPath(path.slice(0, -1)) || mark,
      field: mark,
      message: marks[mark],
    }));
  });
