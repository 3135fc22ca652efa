import type { Ratio } from '@/lib/pictures/slots';
import type { Point, Region } from '@/lib/pictures/types';

export type Size = { readonly width: number; readonly height: number };

/** A rectangle of a master, in whole pixels. */
export type Box = Size & { readonly left: number; readonly top: number };

const whole: Region = { left: 0, top: 0, width: 1, height: 1 };

/** Width by height, '16:10' as 1.6; none for a picture that keeps its own. */
export function ratioValue(ratio: Ratio): number | undefined {
  if (ratio === 'natural') return undefined;
  const [width, height] = ratio.split(':').map(Number) as [number, number];
  return width / height;
}

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** The part of a master that is the picture. */
export function croppedBox(master: Size, crop: Region = whole): Box {
  const left = Math.round(crop.left * master.width);
  const top = Math.round(crop.top * master.height);
  return {
    left,
    top,
    width: Math.min(Math.round(crop.width * master.width), master.width - left),
    height: Math.min(Math.round(crop.height * master.height), master.height - top),
  };
}

/**
 * The largest cut of a shape inside a box, with the focal point as near to its middle as the box allows.
 *
 * @param focus as shares of the box
 */
export function cutAround(box: Box, ratio: Ratio, focus: Point): Box {
  const shape = ratioValue(ratio);
  if (!shape) return box;
  const width = Math.min(box.width, Math.floor(box.height * shape));
  const height = Math.min(box.height, Math.floor(box.width / shape));
  return {
    left: box.left + between(0, Math.round(focus.x * box.width - width / 2), box.width - width),
    top: box.top + between(0, Math.round(focus.y * box.height - height / 2), box.height - height),
    width,
    height,
  };
}

/** The size a cut is delivered in: exactly the slot's shape, however the cut was rounded. */
export const deliveredSize = (cut: Size, ratio: Ratio, width: number): Size => ({
  width,
  height: Math.round(width / (ratioValue(ratio) ?? cut.width / cut.height)),
});
