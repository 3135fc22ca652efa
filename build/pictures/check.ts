import type { Issue } from '@/build/content/issues';
import type { Picture, Register } from '@/lib/pictures/register';
import { slots } from '@/lib/content/schemas/fields/picture-slots';

import { cutAround, type Size } from './geometry';

export const isRaster = ({ medium }: Pick<Picture, 'medium'>): boolean => medium !== 'drawing';

/** Masters without a record. The schema checks the records themselves. */
export function findUnrecorded(register: Register, masters: ReadonlySet<string>): Issue[] {
  const described = new Set(Object.values(register).map(({ file }) => file));
  return [...masters]
    .filter((file) => !described.has(file))
    .map((file) => ({
      file: `content/images/${file}`,
      path: [],
      message: 'has no record. Add a YAML file for it in content/images, or remove it.',
    }));
}

const findTooSmall = ({ uses, focus, file }: Picture, master: Size): string[] =>
  uses.flatMap((use) => {
    const { ratio, widths } = slots[use];
    const { width } = cutAround(master, ratio, focus);
    const widest = Math.max(...widths);
    return width >= widest
      ? []
      : `is shown in a place ('${use}') that needs a width of ${widest} pixels, but '${file}' has ${width} at ${ratio}. ` +
          'Provide a larger file, or use another picture there.';
  });

/** Errors that are only found by opening the files. */
export const checkFiles = (
  register: Register,
  masters: ReadonlyMap<string, Size>,
  drawn: ReadonlySet<string>,
): Issue[] =>
  Object.entries(register).flatMap(([name, picture]) => {
    const { file } = picture;
    const master = masters.get(file);
    const wrongDrawing = drawn.has(name) ? [] : [`'${file}' is not a drawing that can be shown.`];
    const unread = `'${file}' cannot be read as a picture, or is incomplete. Copy it again, or save it again as JPEG or PNG.`;
    const messages = isRaster(picture) ? (master ? findTooSmall(picture, master) : [unread]) : wrongDrawing;
    return messages.map((message) => ({ file: `content/images/${name}.yaml`, path: ['file'], message }));
  });
