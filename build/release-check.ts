import { readFileSync } from 'node:fs';

import { getContent } from '@/lib/content';
import { areSamplesAllowed, getSiteOrigin } from '@/lib/env';
import type { Path } from '@/lib/content/schemas/fields/messages';
import { isPublicOrigin, isReservedHost } from '@/lib/routes/url';
import { isTranslation, readContentFiles } from '@/build/content/load/files';
import { readSource } from '@/build/content/load/source';
import { readPath } from '@/build/content/issues';

/** A sample or a placeholder, which a build for a public origin must not contain. */
export type ReleasePoint = {
  readonly file: string;
  readonly line?: number;
  /** The key, or the setting. */
  readonly key: string;
  readonly message: string;
};

type Entry = { readonly path: Path; readonly value: unknown; readonly parent: Readonly<Record<string, unknown>> };

/** All values inside another one, with path and parent. */
function* walkValues(value: unknown, path: Path = [], parent: object = {}): Generator<Entry> {
  yield { path, value, parent: parent as Entry['parent'] };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* walkValues(inner, [...path, Array.isArray(value) ? Number(key) : key], value);
  }
}

const hasReservedHost = (text: string): boolean =>
  [...text.matchAll(/[\w.-]+\.[a-z]+\b/gi)].some(([host]) => isReservedHost(host));

/** A fictional phone number: it ends in zeros. */
const isPlaceholderNumber = (text: string): boolean =>
  /^\+?[\d ]+$/.test(text) && /0{6,}$/.test(text.replaceAll(' ', ''));

/** Why a value must be replaced; undefined if it need not. */
function describe({ path, value, parent }: Entry): string | undefined {
  const name = [parent.name, parent.title, parent.author].find((text) => typeof text === 'string');
  const label = name === undefined ? '' : `'${name}' `;
  const mark = value === true ? path.at(-1) : undefined;
  if (mark === 'sample') return `${label}is a sample. Replace it, or confirm it and remove 'sample'.`;
  if (mark === 'placeholder') {
    // A row of a table has its name only.
    const advice = Object.keys(parent).length === 2 ? "Write the real one as 'value'" : 'Enter the real one';
    return `${label}is a placeholder. ${advice}, and remove 'placeholder'.`;
  }
  if (typeof value !== 'string' || !(hasReservedHost(value) || isPlaceholderNumber(value))) return undefined;
  const once = path[0] === 'namingAuthority' ? ', once: it never changes afterwards' : '';
  return `is '${value}', a placeholder. Enter the real one${once}.`;
}

/** Samples and placeholders in one file of content. */
function findPoints(name: string, text: string): ReleasePoint[] {
  const file = `content/${name}`;
  const { source } = readSource(file, text);
  return [...walkValues(source.value)].flatMap((entry) => {
    const message = describe(entry);
    const { path } = entry;
    return message === undefined
      ? []
      : [
          {
            file,
            line: source.findPosition(path).line,
            key: readPath(path),
            message,
          },
        ];
  });
}

/** Samples and placeholders in the content, in the origin and in SECURITY.md, by file. */
export function listReleasePoints(
  files: ReadonlyMap<string, string>,
  origin: string,
  security: string,
): ReleasePoint[] {
  // The forms show an example of an e-mail address.
  const originals = [...files].filter(([name]) => !isTranslation(name) && name !== 'site/forms.yaml');
  return [
    ...(isPublicOrigin(origin)
      ? []
      : [
          {
            file: '.env',
            key: 'NEXT_PUBLIC_SITE_ORIGIN',
            message: `is '${origin}', a placeholder. Enter the real one.`,
          },
        ]),
    ...security
      .split('\n')
      .flatMap((text, index) =>
        hasReservedHost(text)
          ? [{ file: 'SECURITY.md', line: index + 1, key: 'address', message: 'is a placeholder. Enter the real one.' }]
          : [],
      ),
    ...originals.flatMap(([name, text]) => findPoints(name, text)),
  ];
}

/** Formats points, one a line. */
export const formatPoints = (points: readonly ReleasePoint[]): string =>
  points
    .map(({ file, line, key, message }) => `  ${file}${line === undefined ? '' : `:${line}`}: ${key}: ${message}`)
    .join('\n');

/** The release points of the content and settings, and those of pictures that no page uses. The content must be valid. */
export function checkRelease(): { readonly points: ReleasePoint[]; readonly unused: ReleasePoint[] } {
  const security = readFileSync('SECURITY.md', 'utf8');
  const points = listReleasePoints(readContentFiles('content'), getSiteOrigin(), security);
  const { images, pictureSlots } = getContent('en');
  const unusedFiles = images.filter(({ id }) => !pictureSlots[id]).map(({ id }) => `content/images/${id}.yaml`);
  const isUnused = ({ file }: ReleasePoint): boolean => unusedFiles.includes(file);
  return { points: points.filter((point) => !isUnused(point)), unused: points.filter(isUnused) };
}

/**
 * Why a build is refused: its origin is public, and it contains samples or placeholders.
 *
 * @returns the list with instructions; undefined if the build may continue
 */
export function findRefusal(): string | undefined {
  if (!isPublicOrigin(getSiteOrigin()) || areSamplesAllowed()) return undefined;
  const { points } = checkRelease();
  if (points.length === 0) return undefined;
  return `${formatPoints(points)}\n\n${points.length} samples and placeholders are in the content, and ${getSiteOrigin()} is public. Nothing was built.
Replace them (docs/going-live.md), or build a demonstration, which says so on every page: KAIVINAI_ALLOW_SAMPLES=1.`;
}
