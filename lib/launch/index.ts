import type { Complaint } from '@/lib/content/define';
import { isTranslation } from '@/lib/content/files';
import type { Mistake, Path } from '@/lib/content/mistakes';
import { readSource } from '@/lib/content/source';

import { overtaken } from './dates';

/** The marks that content puts on what stands in for the real thing. */
const marks: Readonly<Record<string, string>> = {
  sample: 'is a sample. Put the real one in its place, or confirm it, and take the mark away.',
  placeholder: 'is a placeholder. Enter the real one, and take the mark away.',
};

/** Fields that name a part of an item, the surest first. */
const names = ['name', 'title', 'author'] as const;

const nameOf = (value: object): string | undefined =>
  names.map((name) => (value as Readonly<Record<string, unknown>>)[name]).find((name) => typeof name === 'string');

/** Everything in an item that carries a mark. */
function marksIn(value: unknown, path: Path = []): Complaint[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): Complaint[] => {
    const step = [...path, Array.isArray(value) ? Number(key) : key];
    const message = marks[key];
    if (message === undefined || inner !== true) return marksIn(inner, step);
    const name = nameOf(value);
    return [{ path: step, message: name === undefined ? message : `'${name}' ${message}` }];
  });
}

/** A name that no one can own (RFC 2606). */
const isReserved = (text: string): boolean => /\.example\b/.test(text);

/** A phone number that nobody has: it ends in a row of zeros. */
const isNobodysNumber = (text: string): boolean => /^\+?[\d ]+$/.test(text) && /0{6,}$/.test(text.replaceAll(' ', ''));

const namingAdvice = 'Before the first launch, enter a domain you own and since when, once: later it stays as it is.';

/** The addresses and numbers in an item that stand until the enterprise has its own. */
function placeholdersIn(value: unknown, path: Path = []): Complaint[] {
  if (typeof value === 'string') {
    if (!isReserved(value) && !isNobodysNumber(value)) return [];
    const advice = path[0] === 'namingAuthority' ? namingAdvice : 'Enter the real one.';
    return [{ path, message: `is '${value}', a placeholder. ${advice}` }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    placeholdersIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Addresses below one that is told already, such as the pages of the store. */
const built = ({ message }: Complaint, told: readonly Complaint[]): boolean =>
  told.some((base) => base.message !== message && message.startsWith(base.message.replace(/', a placeholder.*$/, '/')));

/** A placeholder among the words of a text: a host, or an e-mail address there. */
const reservedWord = /[\w.+@-]+\.example\b/g;

/** The placeholders that stand in a text outside the content. */
const placeholdersInText = (file: string, text: string): Mistake[] =>
  [...text.matchAll(reservedWord)].map(({ 0: found, index }) => {
    const rows = text.slice(0, index).split('\n');
    return {
      file,
      path: [],
      message: `'${found}' is a placeholder. Enter the real one.`,
      position: { line: rows.length, column: (rows.at(-1)?.length ?? 0) + 1 },
    };
  });

/** All that the launch check looks at. */
export type LaunchContent = {
  /** What each file below content/ says, by its path there. */
  readonly files: ReadonlyMap<string, string>;
  /** The texts that repeat an address outside the content, by file. */
  readonly documents: Readonly<Record<string, string>>;
  /** Where this build is published. */
  readonly origin: string;
};

/** The place an item has: its file's folder, or for a file of which there is one the file. */
const kindsOf = (name: string): readonly string[] => {
  const stem = name.replace(/\.\w+$/, '');
  return [stem, stem.slice(0, stem.lastIndexOf('/'))];
};

/**
 * Everything that must be replaced, confirmed or brought up to date before the site goes out: placeholders, samples, and
 * what time has overtaken. Sorted by file and line.
 *
 * @param now the moment of the build (lib/build-date.ts)
 */
export function openPoints({ files, documents, origin }: LaunchContent, now: Date): Mistake[] {
  const points = [...files]
    .filter(([name]) => !isTranslation(name))
    .flatMap(([name, text]): Mistake[] => {
      const file = `content/${name}`;
      const { source } = readSource(file, text);
      const complaints = [
        ...marksIn(source.value),
        ...placeholdersIn(source.value).filter((point, _, all) => !built(point, all)),
        ...kindsOf(name).flatMap((kind) => overtaken(kind, source.value, now)),
      ];
      return complaints.map(({ path, message }) => ({
        file,
        path,
        message,
        position: source.positionOfKey(path.slice(0, -1), String(path.at(-1))),
      }));
    });
  const settings: Mistake[] = isReserved(origin)
    ? [
        {
          file: '.env',
          path: ['NEXT_PUBLIC_SITE_ORIGIN'],
          message: `is '${origin}', a placeholder. Enter the real one.`,
        },
      ]
    : [];
  const beside = Object.entries(documents).flatMap(([file, text]) => placeholdersInText(file, text));

  return [...settings, ...beside, ...points].toSorted(
    (one, other) => one.file.localeCompare(other.file) || (one.position?.line ?? 0) - (other.position?.line ?? 0),
  );
}
