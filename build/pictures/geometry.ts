import type { Point } from '@/lib/pictures/register';
import type { Ratio } from '@/lib/content/schemas/fields/picture-slots';

export type Size = { readonly width: number; readonly height: number };

/** A rectangle in a master, in whole pixels. */
export type Box = Size & { readonly left: number; readonly top: number };

/** The aspect ratio as a number: '16:10' is 1.6; undefined for `natural`. */
export function parseRatio(ratio: Ratio): number | undefined {
  if (ratio === 'natural') return undefined;
  const [width, height] = ratio.split(':').map(Number) as [number, number];
  return width / height;
}

const clamp = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** The largest crop of a ratio inside a master, with the focal point as close to its centre as possible. */
export function cutAround(master: Size, ratio: Ratio, focus: Point): Box {
  const shape = parseRatio(ratio);
  if (!shape) return { left: 0, top: 0, width: master.width, height: master.height };
  const width = Math.min(master.width, Math.floor(master.height * shape));
  const height = Math.min(master.height, Math.floor(master.width / shape));
  return {
    left: clamp(0, Math.round(focus.x * master.width - width / 2), master.width - width),
    top: clamp(0, Math.round(focus.y * master.height - height / 2), master.height - height),
    width,
    height,
  };
}

/** The output size of a crop: exactly the slot's ratio, despite rounding of the crop. */
export const computeDeliveredSize = (cut: Size, ratio: Ratio, width: number): Size => ({
  width,
  height: Math.round(width / (parseRatio(ratio) ?? cut.width / cut.height)),
});
