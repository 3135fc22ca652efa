import { dotsOf, kolams, reachOf, type KolamSize } from '@/lib/drawing/kolams';
import { markDots, markLine, tamilWordOutline } from '@/lib/drawing/mark';

type Draw = PDFKit.PDFDocument;
type Spot = { readonly x: number; readonly y: number };

/** The mark: five dots, one line. */
export function drawMark(draw: Draw, { x, y, size }: Spot & { size: number }, line: string, dots: string): void {
  draw.save();
  draw.translate(x + size / 2, y + size / 2).scale(size / 60);
  draw.path(markLine).lineWidth(4.4).stroke(line);
  for (const [cx, cy] of markDots) draw.circle(cx, cy, 2.9).fill(dots);
  draw.restore();
}

/** The Tamil word of the logo, drawn from its outline, as in the header of the site. */
export function drawTamilWord(draw: Draw, { x, y, width }: Spot & { width: number }, colour: string): void {
  const scale = width / 1180;
  draw.save();
  draw
    .translate(x, y + 180 * scale)
    .scale(scale)
    .path(tamilWordOutline)
    .fill(colour);
  draw.restore();
}

/** A kolam round its middle. */
export function drawKolam(
  draw: Draw,
  { x, y, width, size }: Spot & { width: number; size: KolamSize },
  line: string,
  dots: string,
): void {
  draw.save();
  draw.translate(x, y).scale(width / (2 * reachOf(size)));
  draw.path(kolams[size].line).lineWidth(3.2).lineJoin('round').stroke(line);
  for (const [cx, cy] of dotsOf(size)) draw.circle(cx, cy, 3.8).fill(dots);
  draw.restore();
}

/** The chain border across a width. */
export function drawChain(draw: Draw, { x, y, width }: Spot & { width: number }, thread: string, scale = 0.6): void {
  draw.save();
  draw.rect(x, y, width, 28 * scale).clip();
  draw.translate(x, y).scale(scale);
  for (let tile = 0; tile * 40 * scale < width; tile += 1) {
    const left = tile * 40;
    draw
      .path(`M${left} 14c7-9 13-10 20-10s13 1 20 10M${left} 14c7 9 13 10 20 10s13-1 20-10`)
      .lineWidth(2.4)
      .stroke(thread);
    draw.circle(left + 20, 14, 2.6).fill(thread);
  }
  draw.restore();
}
