import type { Complaint } from '@/lib/content/define';
import { isTranslation } from '@/lib/content/files';
import { type Mistake, type Path, type Position, readPath } from '@/lib/content/mistakes';
import { isReadByNative, readingKeys } from '@/lib/content/reading';
import { readSource } from '@/lib/content/source';

import { overtaken } from './dates';
import { isPublicOrigin, isReservedHost } from './reserved';

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
function marksIn(value: unknown, path: Path = []): OpenPoint[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): OpenPoint[] => {
    const step = [...path, Array.isArray(value) ? Number(key) : key];
    const message = marks[key];
    if (message === undefined || inner !== true) return marksIn(inner, step);
    const name = nameOf(value);
    const kind = key === 'sample' ? 'sample' : 'placeholder';
    return [{ kind, path: step, message: name === undefined ? message : `'${name}' ${message}` }];
  });
}

/** Why a point is open. A build for visitors refuses the first two; the others are the operator's to settle. */
export type PointKind = 'sample' | 'placeholder' | 'promise' | 'reading' | 'overtaken' | 'setting';

/** Something to be replaced, confirmed or settled before the launch. */
export type LaunchPoint = Mistake & { readonly kind: PointKind };

type OpenPoint = Complaint & { readonly kind: PointKind };

/** Whether a text names a host that no one can own. */
const isReserved = (text: string): boolean =>
  [...text.matchAll(/[\w.-]+\.[a-z]+\b/gi)].some(([host]) => isReservedHost(host));

/** A phone number that nobody has: it ends in a row of zeros. */
const isNobodysNumber = (text: string): boolean => /^\+?[\d ]+$/.test(text) && /0{6,}$/.test(text.replaceAll(' ', ''));

const namingAdvice = 'Before the first launch, enter a domain you own and since when, once: later it stays as it is.';

/** The addresses and numbers in an item that stand until the enterprise has its own. */
function placeholdersIn(value: unknown, path: Path = []): OpenPoint[] {
  if (typeof value === 'string') {
    if (!isReserved(value) && !isNobodysNumber(value)) return [];
    const advice = path[0] === 'namingAuthority' ? namingAdvice : 'Enter the real one.';
    return [{ kind: 'placeholder', path, message: `is '${value}', a placeholder. ${advice}` }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    placeholdersIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A placeholder among the words of a text: a host, or an e-mail address there. */
const reservedWord = /[\w.+@-]+\.(example|test|invalid)\b|\bexample\.(com|net|org)\b/g;

/** The placeholders that stand in a text outside the content. */
const placeholdersInText = (file: string, text: string): LaunchPoint[] =>
  [...text.matchAll(reservedWord)].map(({ 0: found, index }) => {
    const rows = text.slice(0, index).split('\n');
    return {
      kind: 'placeholder',
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
  /** The texts that repeat an address or promise something outside the content, by file. */
  readonly documents: Readonly<Record<string, string>>;
  /** Where this build is published. */
  readonly origin: string;
  /** Where forms are delivered; empty for nowhere. */
  readonly deliveryUrl: string;
};

/** The place an item has: its file's folder, or for a file of which there is one the file. */
const kindsOf = (name: string): readonly string[] => {
  const stem = name.replace(/\.\w+$/, '');
  return [stem, stem.slice(0, stem.lastIndexOf('/'))];
};

const isPolicy = (name: string): boolean => name.startsWith('policies/');

/** Who has not read a file yet: a lawyer a policy, someone whose language it is a translation. */
function unread(name: string, value: unknown): OpenPoint[] {
  if (isTranslation(name)) {
    if (isReadByNative(value)) return [];
    const message = `Read by a native: no. When one has read it, write ${readingKeys.join(' and ')}.`;
    return [{ kind: 'reading', path: [], message }];
  }
  if (!isPolicy(name) || (value as { readonly lawyer?: string }).lawyer !== undefined) return [];
  const message = 'Read by a lawyer: no. When one has read it, write lawyer, and the day.';
  return [{ kind: 'reading', path: [], message }];
}

type WrittenPromise = {
  readonly file: string;
  readonly phrase?: string;
  readonly promise: string;
  readonly confirmed?: string;
};

/** Where a phrase stands in a text; nothing where it does not. */
function positionIn(text: string, phrase: string): Position | undefined {
  const index = text.indexOf(phrase);
  if (index < 0) return undefined;
  const rows = text.slice(0, index).split('\n');
  return { line: rows.length, column: (rows.at(-1)?.length ?? 0) + 1 };
}

/** What the site promises and nobody has confirmed yet (content/site/promises.yaml), at the place where it is said. */
function openPromises({ files, documents }: Pick<LaunchContent, 'files' | 'documents'>): LaunchPoint[] {
  const { source } = readSource(promisesFile, files.get('site/promises.yaml') ?? '');
  const { promises = [] } = source.value as { readonly promises?: readonly WrittenPromise[] };
  return promises.flatMap(({ file, phrase, promise, confirmed }, index): LaunchPoint[] => {
    const text = documents[file] ?? files.get(file.replace(/^content\//, ''));
    const position = phrase === undefined ? undefined : positionIn(text ?? '', phrase);
    if (phrase !== undefined && !position) {
      const message = `${file} does not say '${phrase}' any more. Correct the entry, or take it away.`;
      return [
        {
          kind: 'promise',
          file: promisesFile,
          path: ['promises', index],
          message,
          position: source.positionOf(['promises', index]),
        },
      ];
    }
    if (confirmed !== undefined) return [];
    const message = `promises: ${promise} Make sure of it, and write confirmed and the day in ${promisesFile}.`;
    return [{ kind: 'promise', file, path: [], message, ...(position && { position }) }];
  });
}

const promisesFile = 'content/site/promises.yaml';

/** What the settings of this build leave open. */
const openSettings = ({ origin, deliveryUrl }: Pick<LaunchContent, 'origin' | 'deliveryUrl'>): LaunchPoint[] => [
  ...(isPublicOrigin(origin)
    ? []
    : [
        {
          kind: 'placeholder',
          file: '.env',
          path: ['NEXT_PUBLIC_SITE_ORIGIN'],
          message: `is '${origin}', a placeholder. Enter the real one.`,
        } as const,
      ]),
  ...(deliveryUrl === ''
    ? [
        {
          kind: 'setting',
          file: '.env',
          path: ['NEXT_PUBLIC_FORM_ENDPOINT'],
          message:
            'Delivery is off: what a visitor writes in a form reaches nobody until she sends it on (docs/forms.md).',
        } as const,
      ]
    : []),
];

/**
 * Everything that must be replaced, confirmed or brought up to date before the site goes out: placeholders, samples,
 * promises, texts nobody has read, and what time has overtaken. Sorted by file and line.
 *
 * @param now the moment of the build (lib/build-date.ts)
 */
export function openPoints(content: LaunchContent, now: Date): LaunchPoint[] {
  const { files, documents } = content;
  const points = [...files].flatMap(([name, text]): LaunchPoint[] => {
    const file = `content/${name}`;
    const { source } = readSource(file, text);
    const found = isTranslation(name)
      ? []
      : [
          ...marksIn(source.value),
          ...placeholdersIn(source.value),
          ...kindsOf(name).flatMap((kind) =>
            overtaken(kind, source.value, now).map((point) => ({ ...point, kind: 'overtaken' as const })),
          ),
        ];
    return [...found, ...unread(name, source.value)].map((point) => ({
      ...point,
      file,
      ...(point.path.length > 0 && {
        position: source.positionOfKey(point.path.slice(0, -1), String(point.path.at(-1))),
      }),
    }));
  });
  const beside = Object.entries(documents).flatMap(([file, text]) => placeholdersInText(file, text));

  return [...openSettings(content), ...beside, ...openPromises(content), ...points].toSorted(
    (one, other) => one.file.localeCompare(other.file) || (one.position?.line ?? 0) - (other.position?.line ?? 0),
  );
}

/** What a build for visitors may not hold. */
export const blocks = ({ kind }: LaunchPoint): boolean => kind === 'sample' || kind === 'placeholder';

/** Points by the files they stand in, a line each. */
export function listPoints(points: readonly LaunchPoint[]): string {
  const files = [...new Set(points.map(({ file }) => file))];
  return files
    .map((file) => {
      const own = points.filter((point) => point.file === file);
      const lines = own.map(
        ({ path, position, message }) =>
          `  ${position ? `${file}:${position.line}: ` : ''}${path.length > 0 ? `${readPath(path)}: ` : ''}${message}`,
      );
      return `${file} (${own.length})\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
