import { slots, type SlotName } from '@/content/images/slots';
import type { Entry, Group, Raster, Region } from '@/content/images/types';
import type { Problem } from '@/lib/checks/rules';

import { croppedBox, cutAround, type Size } from './geometry';

/** The register by the file each group of pictures is written in. */
export type Groups = Readonly<Record<string, Group>>;

/** The names of the files there are: masters in content/images, drawings in public/art. */
export type Shelves = { readonly masters: ReadonlySet<string>; readonly drawings: ReadonlySet<string> };

export const isRaster = (entry: Entry): entry is Raster => entry.medium !== 'drawing';

/** Every picture of the register with the file it is described in. */
export const entriesOf = (groups: Groups): { file: string; name: string; entry: Entry }[] =>
  Object.entries(groups).flatMap(([file, group]) =>
    Object.entries(group).map(([name, entry]) => ({ file, name, entry })),
  );

const slotNames = Object.keys(slots) as SlotName[];

const isShare = (value: number): boolean => value >= 0 && value <= 1;

const isInside = ({ left, top, width, height }: Region): boolean =>
  isShare(left) && isShare(top) && width > 0 && height > 0 && left + width <= 1 && top + height <= 1;

/** The mistakes in one picture's own fields, as field and message. */
function* mistakesIn(entry: Entry, shelves: Shelves): Generator<[field: string, message: string]> {
  const [shelf, folder] = isRaster(entry) ? [shelves.masters, 'content/images'] : [shelves.drawings, 'public/art'];
  if (!shelf.has(entry.file)) yield ['file', `'${entry.file}' is not in ${folder}. Put it there, or correct the name.`];
  if (entry.alt.trim() === '') yield ['alt', 'is empty. Say in one sentence what the picture shows.'];
  if (entry.credit.trim() === '') yield ['credit', 'is empty. Name who made the picture.'];
  if (entry.uses.length === 0) yield ['uses', 'is empty. Name a slot it stands in, or remove the picture.'];

  for (const use of entry.uses) {
    if (!slotNames.includes(use)) yield ['uses', `'${use}' is no slot. Known: ${slotNames.join(', ')}.`];
    else if (isRaster(entry) && slots[use].widths.length === 0) {
      yield ['uses', `'${use}' is a slot for drawings. Choose another.`];
    }
  }

  if (!isRaster(entry)) return;
  if (!isShare(entry.focus.x) || !isShare(entry.focus.y)) {
    yield ['focus', 'lies outside the picture. Write x and y as shares from 0 to 1.'];
  }
  if (entry.crop && !isInside(entry.crop)) {
    yield ['crop', 'reaches beyond the master. Write shares from 0 to 1; left + width and top + height are at most 1.'];
  }
}

/** What is wrong with the register by itself: all that can be told without opening a file. */
export function checkRegister(groups: Groups, shelves: Shelves): Problem[] {
  const problems: Problem[] = [];
  const homes = new Map<string, string>();
  const alts = new Map<string, string>();

  for (const { file, name, entry } of entriesOf(groups)) {
    const add = (field: string, message: string) => problems.push({ file, item: name, field, message });
    for (const [field, message] of mistakesIn(entry, shelves)) add(field, message);

    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      add('name', 'cannot stand in an address. Use small letters, digits and single hyphens.');
    const home = homes.get(name);
    if (home) add('name', `is taken in ${home}. Give one of the two another name.`);
    homes.set(name, file);

    const alt = entry.alt.trim().toLowerCase();
    const twin = alts.get(alt);
    if (alt && twin) add('alt', `is the alt of '${twin}' too. Say what only this picture shows.`);
    alts.set(alt, name);
  }

  const described = new Set(entriesOf(groups).map(({ entry }) => entry.file));
  const undescribed = (folder: string, files: ReadonlySet<string>): Problem[] =>
    [...files]
      .filter((item) => !described.has(item))
      .map((item) => ({
        file: folder,
        item,
        field: 'file',
        message: 'is in no register. Describe it, or remove the file.',
      }));
  return [
    ...problems,
    ...undescribed('content/images', shelves.masters),
    ...undescribed('public/art', shelves.drawings),
  ];
}

/** The uses of a picture that its master has too few pixels for. */
function tooSmall(raster: Raster, master: Size): string[] {
  return raster.uses.flatMap((use) => {
    const { ratio, widths } = slots[use];
    const { width } = cutAround(croppedBox(master, raster.crop), ratio, raster.focus);
    const widest = Math.max(...widths);
    if (width >= widest) return [];
    return [
      `'${use}' needs ${widest} pixels across; '${raster.file}' has ${width} at ${ratio}. ` +
        'Bring a larger master, widen the crop, or remove the use.',
    ];
  });
}

/**
 * What opening the files shows.
 *
 * @param masters the masters that could be read, with their sizes, by file name
 * @param drawn the drawings that have a size, by picture name
 */
export function checkFiles(groups: Groups, masters: ReadonlyMap<string, Size>, drawn: ReadonlySet<string>): Problem[] {
  return entriesOf(groups).flatMap(({ file, name, entry }): Problem[] => {
    const problem = (field: string, message: string): Problem => ({ file, item: name, field, message });
    if (!isRaster(entry)) {
      return drawn.has(name)
        ? []
        : [problem('file', `'${entry.file}' has no viewBox, so it cannot be scaled. Give it one.`)];
    }
    const master = masters.get(entry.file);
    if (!master) return [problem('file', `'${entry.file}' cannot be read as a picture. Save it again as JPEG or PNG.`)];
    return tooSmall(entry, master).map((message) => problem('uses', message));
  });
}
