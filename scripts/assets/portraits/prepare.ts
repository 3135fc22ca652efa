import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { PortraitWords } from '@/lib/portraits';

import { filesIn, nameHashOf, writeIfOther } from '../../lib/files';
import { portraitSvg } from './portrait';

/** A person, and how she looks where she is drawn. */
type Person = { readonly id: string; readonly portrait?: PortraitWords | undefined };

/** Where they go, and where the paths of all are told by id. */
type Places = { readonly output: string; readonly path: string; readonly manifest: string };

/**
 * Draws everyone whose portrait is words, under a name that holds a hash of the drawing, and takes away the pictures of
 * those who are gone or changed.
 *
 * @returns how many pictures are new or changed
 */
export async function drawPortraits(people: readonly Person[], { output, path, manifest }: Places): Promise<number> {
  const portraits = people.flatMap(({ id, portrait }) => {
    if (!portrait) return [];
    const svg = portraitSvg(id, portrait);
    return [{ id, name: `${id}-${nameHashOf(svg)}.svg`, svg }];
  });
  const drawings = new Map(portraits.map(({ name, svg }) => [name, svg]));
  const paths = Object.fromEntries(portraits.map(({ id, name }) => [id, `${path}/${name}`]));
  await writeIfOther(manifest, `${JSON.stringify(paths, undefined, 2)}\n`);
  const written = await Promise.all(Array.from(drawings, ([name, svg]) => writeIfOther(join(output, name), svg)));
  const gone = [...(await filesIn(output))].filter((name) => !drawings.has(name));
  await Promise.all(gone.map((name) => rm(join(output, name), { force: true })));
  return written.filter(Boolean).length;
}
