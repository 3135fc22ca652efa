import { openSync, type Font } from 'fontkit';

import type { Measure, TextStyle } from './lines';
import { faceFiles, runsOf, type Face } from './faces';

const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = openSync(faceFiles[face]);
  if (!('layout' in font)) throw new Error(`${faceFiles[face]} holds several fonts.`);
  opened.set(face, font);
  return font;
}

/** How wide a stretch of one face is, by the font's own measures and kerning. */
export const measureOutline: Measure = (text, face, { size, tracking = 0 }) => {
  const font = fontOf(face);
  const { advanceWidth, glyphs } = font.layout(text);
  return (advanceWidth / font.unitsPerEm) * size + glyphs.length * tracking * size;
};

const numbersIn = (values: string): number[] => (values.match(/[^\s,]+/g) ?? []).map(Number);

/** A glyph's outline with its numbers short and its place given: scaled, turned upright, moved. */
const placed = (path: string, scale: number, x: number, y: number): string =>
  path.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, values: string) => {
    const numbers = numbersIn(values).map((value, index) => (index % 2 === 0 ? x + value * scale : y - value * scale));
    return command + numbers.map((value) => value.toFixed(1)).join(' ');
  });

/**
 * One line of text as a path, so that it looks the same wherever it is drawn, fonts or none.
 *
 * @param x where it begins, and `y` its baseline
 */
export function outlineOf(text: string, { x, y }: { x: number; y: number }, style: TextStyle): string {
  const { size, tracking = 0 } = style;
  let at = x;
  let path = '';
  for (const run of runsOf(text, style.face)) {
    const font = fontOf(run.face);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      if (!position) continue;
      path += placed(glyph.path.toSVG(), scale, at + position.xOffset * scale, y - position.yOffset * scale);
      at += position.xAdvance * scale + tracking * size;
    }
  }
  return path;
}
