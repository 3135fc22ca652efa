import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { PortraitWords } from '@/lib/portraits';

import { filesIn, writeIfOther } from '../../lib/files';
import { portraitSvg } from './portrait';

/** A person, and how she looks where she is drawn. */
type Person = { readonly id: string; readonly portrait?: PortraitWords | undefined };

/**
 * Draws everyone whose portrait is words, and takes away the pictures of those who are gone.
 *
 * @returns how many pictures are new or changed
 */
export async function drawPortraits(people: readonly Person[], output: string): Promise<number> {
  const drawings = new Map(
    people.flatMap(({ id, portrait }): [string, string][] =>
      portrait ? [[`${id}.svg`, portraitSvg(id, portrait)]] : [],
    ),
  );
  const written = await Promise.all(Array.from(drawings, ([name, svg]) => writeIfOther(join(output, name), svg)));
  const gone = [...(await filesIn(output))].filter((name) => !drawings.has(name));
  await Promise.all(gone.map((name) => rm(join(output, name), { force: true })));
  return written.filter(Boolean).length;
}
