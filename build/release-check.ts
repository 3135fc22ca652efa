import { getEndOfDate, addOffset } from '@/lib/language/calendar-time';
import { isTranslation } from '@/build/content/load/files';
import type { Path } from '@/lib/content/schemas/fields/messages';
import { type Issue, type Position, readPath } from '@/build/content/issues';
import { isReviewed, reviewKeys } from '@/build/content/translate/review';
import { readSource, type Source } from '@/build/content/load/source';

import { isPublicOrigin, isReservedHost } from '@/lib/routes/url';

/** Something to replace, confirm or settle before a release. */
export type ReleasePoint = Issue & {
  /** Whether a build for the public is refused for it; the operator settles the others. */
  readonly blocks: boolean;
};

/** The input of the release check. */
export type ReleaseContent = {
  readonly files: ReadonlyMap<string, string>;
  /** Other files that repeat an address or a promise. */
  readonly documents: Readonly<Record<string, string>>;
  readonly origin: string;
  readonly deliveryUrl: string;
};

type Value = Readonly<Record<string, unknown>>;

type Found = { readonly path: Path; readonly message: string };

/** What to look for in which files of content. */
type Rule = readonly [blocks: boolean, applies: (file: string) => boolean, find: (value: Value, now: Date) => Found[]];

const isOriginal = (name: string): boolean => !isTranslation(name);
const isIn = (folder: string) => (name: string) => isOriginal(name) && name.startsWith(`${folder}/`);

/** All values inside another one, with path and parent object. */
function* walkValues(
  value: unknown,
  path: Path = [],
  parent: object = {},
): Generator<{ path: Path; value: unknown; parent: object }> {
  yield { path, value, parent };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* walkValues(inner, [...path, Array.isArray(value) ? Number(key) : key], value);
  }
}

/** Everything marked `sample: true` or `placeholder: true`, with its name. */
const createMarkRule =
  (mark: string, advice: string): Rule[2] =>
  (content) =>
    [...walkValues(content)]
      .filter(({ path, value }) => path.at(-1) === mark && value === true)
      .map(({ path, parent }) => {
        const { name, title, author } = parent as Readonly<Record<string, unknown>>;
        const label = [name, title, author].find((text) => typeof text === 'string');
        return { path, message: `${label === undefined ? '' : `'${label}' `}${advice}` };
      });

const hasReservedHost = (text: string): boolean =>
  [...text.matchAll(/[\w.-]+\.[a-z]+\b/gi)].some(([host]) => isReservedHost(host));

/** A fictional phone number: it ends in zeros. */
const isPlaceholderNumber = (text: string): boolean =>
  /^\+?[\d ]+$/.test(text) && /0{6,}$/.test(text.replaceAll(' ', ''));

const isPast = (date: unknown, now: Date): boolean => typeof date === 'string' && getEndOfDate(date) <= now;

/** Figures expire after twelve months. */
function isStale(asOf: string, now: Date): boolean {
  const limit = getEndOfDate(asOf);
  limit.setUTCMonth(limit.getUTCMonth() + 12);
  return limit < now;
}

const createOutdatedRule = (
  folder: string,
  field: string,
  isOver: (value: Value, now: Date) => boolean,
  advice: string,
): Rule => [
  false,
  isIn(folder),
  (value, now) => (isOver(value, now) ? [{ path: [field], message: `is '${String(value[field])}'. ${advice}` }] : []),
];

const createUnreviewedRule = (applies: Rule[1], isRead: (value: Value) => boolean, message: string): Rule => [
  false,
  applies,
  (value) => (isRead(value) ? [] : [{ path: [], message }]),
];

const rules: readonly Rule[] = [
  [true, isOriginal, createMarkRule('sample', 'is a sample. Replace it, or confirm it and remove `sample`.')],
  [true, isOriginal, createMarkRule('placeholder', 'is a placeholder. Enter the real one, and remove `placeholder`.')],
  [
    true,
    // The forms show an example of an e-mail address.
    (name) => isOriginal(name) && name !== 'site/forms.yaml',
    (content) =>
      [...walkValues(content)].flatMap(({ path, value }) => {
        if (typeof value !== 'string' || !(hasReservedHost(value) || isPlaceholderNumber(value))) return [];
        const once = path[0] === 'namingAuthority' ? ', once: it never changes afterwards' : '';
        return [{ path, message: `is '${value}', a placeholder. Enter the real one${once}.` }];
      }),
  ],
  createUnreviewedRule(
    isTranslation,
    isReviewed,
    `No native speaker has read it. When one has, write ${reviewKeys.join(' and ')}.`,
  ),
  createUnreviewedRule(
    isIn('policies'),
    ({ lawyer }) => lawyer !== undefined,
    'is not reviewed by a lawyer. After the review, write `lawyer` and the day.',
  ),
  createOutdatedRule(
    'events',
    'status',
    ({ date, lastDay = date, to }, now) =>
      typeof to === 'string' ? new Date(addOffset(`${String(lastDay)}T${to}`)) <= now : isPast(lastDay, now),
    'The event is over. Enter its next date, or remove it.',
  ),
  createOutdatedRule(
    'milestones',
    'status',
    ({ status, date }, now) => status !== 'completed' && isPast(date, now),
    'Its date has passed. Mark it as completed, or enter a new date.',
  ),
  createOutdatedRule(
    'careers',
    'closes',
    ({ closes }, now) => isPast(closes, now),
    'Enter a new last day, or remove the role.',
  ),
  createOutdatedRule(
    'programs',
    'nextBatch',
    ({ nextBatch }, now) => isPast(nextBatch, now),
    'Enter the day on which the next batch begins.',
  ),
  [
    false,
    (name) => name === 'site/figures.yaml',
    ({ figures }, now) =>
      ((figures ?? []) as readonly { readonly asOf: string }[]).flatMap(({ asOf }, index) => {
        const message = `is ${asOf}, more than 12 months ago. Count again, and enter the new day.`;
        return isStale(asOf, now) ? [{ path: ['figures', index, 'asOf'], message }] : [];
      }),
  ],
];

function findPositionAt(text: string, index: number): Position {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

const findPosition = (source: Source, path: Path) =>
  path.length > 0 && { position: source.findKeyPosition(path.slice(0, -1), String(path.at(-1))) };

type WrittenPromise = {
  readonly file: string;
  readonly phrase?: string;
  readonly promise: string;
  readonly confirmed?: string;
};

/** Unconfirmed promises of the site (content/site/promises.yaml), at the place of the text. Those of deleted files are gone. */
function listOpenPromises({ files, documents }: ReleaseContent): ReleasePoint[] {
  const list = 'content/site/promises.yaml';
  const { source } = readSource(list, files.get('site/promises.yaml') ?? '');
  const { promises = [] } = source.value as { readonly promises?: readonly WrittenPromise[] };
  return promises.flatMap(({ file, phrase, promise, confirmed }, index): ReleasePoint[] => {
    const name = file.replace(/^content\//, '');
    const text = documents[file] ?? files.get(name) ?? '';
    if (text === '' && ![...files.keys()].some((other) => other.startsWith(`${name}/`))) return [];
    const at = phrase === undefined ? undefined : text.indexOf(phrase);
    if (at === -1) {
      const path = ['promises', index];
      const message = `${file} no longer contains '${phrase}'. Correct the entry, or remove it.`;
      return [{ blocks: false, file: list, path, message, position: source.findPosition(path) }];
    }
    const message = `promises: ${promise} To confirm it, write 'confirmed' and the day in ${list}.`;
    return confirmed === undefined
      ? [{ blocks: false, file, path: [], message, ...(at !== undefined && { position: findPositionAt(text, at) }) }]
      : [];
  });
}

/** Reserved hosts and addresses in files outside content/. */
const findPlaceholders = (file: string, text: string): ReleasePoint[] =>
  [...text.matchAll(/[\w.+@-]+\.(example|test|invalid)\b|\bexample\.(com|net|org)\b/g)].map(({ 0: found, index }) => ({
    blocks: true,
    file,
    path: [],
    message: `'${found}' is a placeholder. Enter the real one.`,
    position: findPositionAt(text, index),
  }));

function listOpenSettings({ origin, deliveryUrl }: ReleaseContent): ReleasePoint[] {
  const settings: readonly (readonly [name: string, blocks: boolean, isOpen: boolean, message: string])[] = [
    ['NEXT_PUBLIC_SITE_ORIGIN', true, !isPublicOrigin(origin), `is '${origin}', a placeholder. Enter the real one.`],
    [
      'NEXT_PUBLIC_FORM_ENDPOINT',
      false,
      deliveryUrl === '',
      'is not set, so forms reach nobody until the visitor passes them on (docs/forms.md).',
    ],
  ];
  return settings.flatMap(([name, blocks, isOpen, message]) =>
    isOpen ? [{ blocks, file: '.env', path: [name], message }] : [],
  );
}

/** Everything to replace, confirm or update before a release, by file and line. */
export function releasePoints(content: ReleaseContent, now: Date): ReleasePoint[] {
  const inContent = [...content.files].flatMap(([name, text]) => {
    const file = `content/${name}`;
    const { source } = readSource(file, text);
    const value = (source.value ?? {}) as Value;
    return rules
      .filter(([, applies]) => applies(name))
      .flatMap(([blocks, , find]) =>
        find(value, now).map((found) => ({ ...found, blocks, file, ...findPosition(source, found.path) })),
      );
  });
  const inDocuments = Object.entries(content.documents).flatMap(([file, text]) => findPlaceholders(file, text));
  return [...listOpenSettings(content), ...inDocuments, ...listOpenPromises(content), ...inContent].toSorted(
    (one, other) => one.file.localeCompare(other.file) || (one.position?.line ?? 0) - (other.position?.line ?? 0),
  );
}

const formatPoint = ({ file, path, position, message }: ReleasePoint): string =>
  `  ${file}${position ? `:${position.line}` : ''}: ${path.length > 0 ? `${readPath(path)}: ` : ''}${message}`;

/** Formats points by file: those that refuse a public build first, then the others. */
export const listPoints = (points: readonly ReleasePoint[]): string =>
  [true, false]
    .map((blocks) => [blocks, points.filter((point) => point.blocks === blocks)] as const)
    .filter(([, own]) => own.length > 0)
    .map(([blocks, own]) =>
      [`${blocks ? 'Refuse a public build' : 'To settle'}: ${own.length}`, ...own.map(formatPoint)].join('\n'),
    )
    .join('\n\n');
