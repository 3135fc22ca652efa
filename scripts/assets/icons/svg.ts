import type { Grounds } from '../design/grounds';
import { markSvg, svgFile } from '../design/svg';

/** How much of the icon the mark fills, and how round its corners are, as shares of its size. */
export type IconShape = { readonly fill: number; readonly corner: number };

export const rounded: IconShape = { fill: 0.88, corner: 0.13 };
/** iOS rounds the corners itself. */
export const square: IconShape = { fill: 0.8, corner: 0 };
/** The mark's corners lie within the circle that every platform keeps. */
export const maskable: IconShape = { fill: 0.66, corner: 0 };

/** Below 20 pixels the mark stands without its dots. */
export const WITHOUT_DOTS_BELOW = 20;

/** The mark on its ground, as an icon. */
export function iconSvg(
  { kaavi, turmeric }: Grounds,
  size: number,
  { fill, corner }: IconShape,
  form: 'whole' | 'line',
): string {
  const colours = { line: kaavi.thread, dots: turmeric.bg };
  const ground = `<rect width="60" height="60" rx="${60 * corner}" fill="${kaavi.bg}"/>`;
  return svgFile(size, size, ground + markSvg({ x: 30, y: 30, size: 60 * fill }, colours, form), '0 0 60 60');
}
