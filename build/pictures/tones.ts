export type Colour = readonly [red: number, green: number, blue: number];

/** The colours a picture's surface may take while it loads, by name. */
export type Tones = ReadonlyMap<string, Colour>;

const byteAt = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** Reads `--tone-<name>: #rrggbb` from a style sheet, the one place that knows these colours. */
export function tonesIn(sheet: string): Tones {
  const tones = new Map<string, Colour>();
  for (const [, name = '', hex = ''] of sheet.matchAll(/--tone-([a-z]+):\s*#([0-9a-f]{6})\b/g)) {
    tones.set(name, [byteAt(hex, 0), byteAt(hex, 2), byteAt(hex, 4)]);
  }
  return tones;
}

/** How different two colours look, about: red counts the more the redder they are, green most (T. Riemersma, 'redmean'). */
function distance(one: Colour, other: Colour): number {
  const red = (one[0] + other[0]) / 512;
  const [r, g, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  return (2 + red) * r ** 2 + 4 * g ** 2 + (3 - red) * b ** 2;
}

/** The name of the tone that looks most like a colour. */
export function nearestTone(colour: Colour, tones: Tones): string {
  const [nearest] = [...tones].toSorted(([, one], [, other]) => distance(colour, one) - distance(colour, other));
  if (!nearest) throw new RangeError('The style sheet declares no --tone- colours.');
  return nearest[0];
}
