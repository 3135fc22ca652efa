import { isTranslation } from '@/lib/content/files';
import { readPath } from '@/lib/content/mistakes';
import { isReadByNative, readingKeys } from '@/lib/content/reading';
import { readSource } from '@/lib/content/source';

import { overtaken } from './dates';
import { marksIn, placeholdersIn, placeholdersInText } from './placeholders';
import type { LaunchContent, LaunchPoint, OpenPoint } from './point';
import { openPromises } from './promises';
import { isPublicOrigin } from './reserved';

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
