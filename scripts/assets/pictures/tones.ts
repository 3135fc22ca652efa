export type Colour = readonly [red: number, green: number, blue: number];

/** The colours a picture's ground may take while it loads, by name. */
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

/** A channel of sRGB as an amount of light (IEC 61966-2-1). */
const toLight = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** sRGB to OKLab (Ottosson 2020), where equal distances look about equally different. */
function toOklab(colour: Colour): [lightness: number, greenRed: number, blueYellow: number] {
  const [r, g, b] = [toLight(colour[0]), toLight(colour[1]), toLight(colour[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The name of the tone that looks most like a colour. */
export function nearestTone(colour: Colour, tones: Tones): string {
  const here = toOklab(colour);
  const distances = [...tones].map(([name, tone]) => {
    const there = toOklab(tone);
    return { name, distance: Math.hypot(here[0] - there[0], here[1] - there[1], here[2] - there[2]) };
  });
  const [nearest] = distances.toSorted((one, other) => one.distance - other.distance);
  if (!nearest) throw new RangeError('The style sheet declares no --tone- colours.');
  return nearest.name;
}
