import type { Position } from '@/lib/content/mistakes';
import { readSource } from '@/lib/content/source';

import { type LaunchContent, type LaunchPoint, positionAt } from './point';

const promisesFile = 'content/site/promises.yaml';

type WrittenPromise = {
  readonly file: string;
  readonly phrase?: string;
  readonly promise: string;
  readonly confirmed?: string;
};

/** Where a phrase stands in a text; nothing where it does not. */
const positionIn = (text: string, phrase: string): Position | undefined =>
  text.includes(phrase) ? positionAt(text, text.indexOf(phrase)) : undefined;

/** What the site promises and nobody has confirmed yet (content/site/promises.yaml), at the place where it is said. */
export function openPromises({ files, documents }: Pick<LaunchContent, 'files' | 'documents'>): LaunchPoint[] {
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
