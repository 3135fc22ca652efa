import { drawKolamLine, kolams, type KolamSize, measureKolam, placeDots } from '@/lib/drawing/kolam';

type Spot = { readonly x: number; readonly y: number };

const drawCircles = (dots: readonly (readonly [number, number])[], radius: number): string =>
  dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');

/** A kolam centred on a point. */
export const drawKolam = (
  { x, y, width, size }: Spot & { width: number; size: KolamSize },
  line: string,
  dots: string,
): string =>
  `<g transform="translate(${x} ${y}) scale(${width / measureKolam(kolams[size])[0]})">` +
  `<path d="${drawKolamLine(kolams[size])}" fill="none" stroke="${line}" stroke-width="3.4" stroke-linejoin="round"/>` +
  `<g fill="${dots}">${drawCircles(placeDots(kolams[size]), 3.8)}</g></g>`;

/** The chain border at a position. */
export function drawChain({ x, y, width }: Spot & { width: number }, thread: string): string {
  const tiles = Array.from({ length: Math.ceil(width / 40) }, (_, tile) => {
    const left = x + tile * 40;
    const loop = `M${left} ${y + 14}c7-9 13-10 20-10s13 1 20 10M${left} ${y + 14}c7 9 13 10 20 10s13-1 20-10`;
    return `<path d="${loop}" fill="none" stroke="${thread}" stroke-width="2.4"/><circle cx="${left + 20}" cy="${y + 14}" r="2.6" fill="${thread}"/>`;
  });
  return tiles.join('');
}

/** A complete SVG file. */
export const wrapSvg = (width: number, height: number, body: string, viewBox = `0 0 ${width} ${height}`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>\n`;
