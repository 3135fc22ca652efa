import type { Issue } from '@/build/content/issues';
import { slots } from '@/lib/pictures/slots';
import type { Entry, Group, Raster } from '@/lib/pictures/types';

import { cutAround, type Size } from './geometry';

/** The register by the file each group of pictures is written in. */
export type Groups = Readonly<Record<string, Group>>;

export const isRaster = (entry: Entry): entry is Raster => entry.medium !== 'drawing';

/** Every picture of the register with the file it is described in. */
export const entriesOf = (groups: Groups): { file: string; name: string; entry: Entry }[] =>
  Object.entries(groups).flatMap(([file, group]) =>
    Object.entries(group).map(([name, entry]) => ({ file, name, entry })),
  );

/** The masters that no picture of the register is made from. What the register itself says, its schema holds. */
export function undescribed(groups: Groups, masters: ReadonlySet<string>): Issue[] {
  const described = new Set(entriesOf(groups).map(({ entry }) => entry.file));
  return [...masters]
    .filter((file) => !described.has(file))
    .map((file) => ({
      file: `content/images/${file}`,
      path: [],
      message: 'is described nowhere. Write a file of content/images for it, or remove it.',
    }));
}

/** What a drawing may not hold: opened by itself, it would run or fetch it (SVG 2, section 2.2). */
const unsafe: readonly (readonly [part: RegExp, what: string])[] = [
  [/<\s*(?:\w+:)?script\b/i, 'a script'],
  [/<\s*(?:\w+:)?(?:foreignObject|iframe|embed|object|handler)\b/i, 'another document'],
  [/[\s"'/]on\w+\s*=/i, 'an attribute that runs a script (on…)'],
  [/<!(?:ENTITY|DOCTYPE[^>]*\[)|<\?xml-stylesheet/i, 'an entity or a sheet from elsewhere'],
  [/href\s*=\s*["']?(?!["']?(?:#|data:image\/(?:png|jpe?g|webp|avif);))/i, 'a link to something outside'],
  [/@import|url\(\s*["']?(?!["']?#)|javascript:/i, 'a reference to something outside'],
];

/** What makes a drawing unsafe to publish; nothing for a safe one. */
export const unsafePart = (svg: string): string | undefined => unsafe.find(([part]) => part.test(svg))?.[1];

/** The slots of a picture that its master has too few pixels for. */
function tooSmall(raster: Raster, master: Size): Pick<Issue, 'path' | 'message'>[] {
  return raster.uses.flatMap((use) => {
    const { ratio, widths } = slots[use];
    const { width } = cutAround(master, ratio, raster.focus);
    const widest = Math.max(...widths);
    if (width >= widest) return [];
    const message =
      `stands in a place ('${use}') that needs ${widest} pixels across; '${raster.file}' has ${width} at ${ratio}. ` +
      'Bring a larger master or show another picture there.';
    return [{ path: ['file'], message }];
  });
}

/**
 * What opening the files shows.
 *
 * @param masters the masters that could be read, with their sizes, by file name
 * @param drawn the drawings that have a size, by picture name
 */
export function checkFiles(groups: Groups, masters: ReadonlyMap<string, Size>, drawn: ReadonlySet<string>): Issue[] {
  return entriesOf(groups).flatMap(({ file, name, entry }): Issue[] => {
    const ofFile = (message: string): Issue => ({ file, path: ['file'], message });
    if (!isRaster(entry)) {
      return drawn.has(name)
        ? []
        : [ofFile(`'${entry.file}' has no viewBox, or is unsafe: \`npm run check\` says which.`)];
    }
    const master = masters.get(entry.file);
    if (!master)
      return [
        ofFile(
          `'${entry.file}' cannot be read as a picture, or breaks off. Copy it again, or save it anew as JPEG or PNG.`,
        ),
      ];
    return tooSmall(entry, master).map((issue) => ({ file, ...issue }));
  });
}
