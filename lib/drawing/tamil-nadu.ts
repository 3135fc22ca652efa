/** A position in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** The size of the map in drawing units. */
export const mapSize = { width: 426, height: 536 } as const;

/** The font size of labels, and their distance from the centre of the dot. */
export const mapNames = { size: 21, distance: 15 } as const;

const NORTH = 13.65;
const WEST = 75.95;
/** Units per degree of latitude. A degree of longitude is shorter, by the cosine of the latitude. */
const SCALE = 95;
const SHORTER = Math.cos((10.8 * Math.PI) / 180);

/** Converts a position to map coordinates. */
export const projectOnMap = ({ latitude, longitude }: Position): readonly [x: number, y: number] => [
  Math.round((longitude - WEST) * SCALE * SHORTER),
  Math.round((NORTH - latitude) * SCALE),
];

/** The border of Tamil Nadu as longitudes and latitudes: south along the coast, then north along the hills. */
const border = `
  80.3,13.5 80.35,13.3 80.29,13.05 80.2,12.62 80.14,12.42 79.97,12.17 79.84,11.92 79.77,11.7 79.76,11.5 79.84,11.34
  79.86,11.1 79.85,10.76 79.87,10.4 79.85,10.28 79.55,10.31 79.38,10.3 79.27,10.22 79.23,10.02 79.03,9.74 78.92,9.5
  78.97,9.37 79.12,9.3 79.22,9.32 79.34,9.32 79.45,9.15 79.3,9.22 79.14,9.24 78.98,9.27 78.78,9.21 78.6,9.14 78.4,9.09
  78.2,8.96 78.17,8.77 78.13,8.5 78.07,8.37 77.9,8.27 77.72,8.17 77.55,8.08 77.32,8.12 77.1,8.29 77.18,8.37 77.22,8.54
  77.28,8.62 77.2,8.76 77.24,8.88 77.16,9.01 77.25,9.14 77.37,9.33 77.42,9.5 77.25,9.53 77.15,9.62 77.21,9.77
  77.23,9.95 77.27,10.12 77.19,10.24 77.22,10.34 77.05,10.25 76.93,10.21 76.83,10.3 76.82,10.45 76.88,10.6 76.83,10.7
  76.88,10.8 76.75,10.93 76.65,10.98 76.72,11.1 76.7,11.21 76.53,11.22 76.43,11.32 76.24,11.46 76.24,11.58 76.42,11.66
  76.6,11.6 76.86,11.6 76.99,11.72 77,11.8 77.25,11.77 77.43,11.76 77.5,11.93 77.68,11.95 77.77,12.11 77.73,12.19
  77.48,12.28 77.6,12.5 77.6,12.67 77.78,12.72 77.8,12.85 77.97,12.83 78.21,12.74 78.24,12.6 78.44,12.61 78.56,12.72
  78.62,12.95 78.86,13.08 79.02,13.12 79.16,13.02 79.23,13.13 79.43,13.19 79.45,13.33 79.68,13.28 79.92,13.34 80.03,13.53
`;

const corners = border
  .trim()
  .split(/\s+/)
  .map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
    return projectOnMap({ latitude, longitude });
  });

/** The border as an SVG path. */
export const outline = `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const doOverlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether the border crosses a box: it is tested at points every few units. */
export const isCrossingBorder = ({ left, right, top, bottom }: Box): boolean =>
  corners.some(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    const steps = Math.ceil(Math.hypot(nextX - x, nextY - y) / 4);
    return Array.from({ length: steps }, (_, step) => step / steps).some((part) => {
      const [alongX, alongY] = [x + (nextX - x) * part, y + (nextY - y) * part];
      return alongX > left && alongX < right && alongY > top && alongY < bottom;
    });
  });

/** Positions of a label relative to its dot, in order of preference. */
const sides = [
  { anchor: 'start', offset: 0, dx: 1, dy: 0 },
  { anchor: 'end', offset: -1, dx: -1, dy: 0 },
  { anchor: 'middle', offset: -0.5, dx: 0, dy: -1.8 },
  { anchor: 'middle', offset: -0.5, dx: 0, dy: 1.8 },
  { anchor: 'start', offset: 0, dx: 0.7, dy: -1.8 },
  { anchor: 'start', offset: 0, dx: 0.7, dy: 1.8 },
  { anchor: 'end', offset: -1, dx: -0.7, dy: -1.8 },
  { anchor: 'end', offset: -1, dx: -0.7, dy: 1.8 },
  { anchor: 'end', offset: -1, dx: 2, dy: 1.8 },
  // Off the border
  { anchor: 'end', offset: -1, dx: -2.2, dy: 0 },
  { anchor: 'start', offset: 0, dx: 3, dy: 0 },
] as const;

const createBox = (x: number, y: number, width: number, height: number): Box => ({
  left: x,
  right: x + width,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** Moves a label that would cross the edge of the map. */
function keepWithinMap<Label extends { readonly x: number; readonly box: Box }>(label: Label): Label {
  const { left, right } = label.box;
  const shift = left < 0 ? -left : Math.min(0, mapSize.width - right);
  return { ...label, x: label.x + shift, box: { ...label.box, left: left + shift, right: right + shift } };
}

/**
 * Places dots and labels on the map. A label is to the right of its dot, or on another side when it would overlap a
 * dot, another label, the edge or, where possible, the border. Widths are estimated for wide letters; Tamil letters are the widest.
 */
export function placeNames<Place extends { readonly name: string; readonly position: Position }>(
  places: readonly Place[],
) {
  const { size, distance } = mapNames;
  const spots = places.map((place) => {
    const [x, y] = projectOnMap(place.position);
    return { place, x, y, dot: createBox(x - distance, y, 2 * distance, 2 * distance) };
  });
  const taken: Box[] = [];
  return spots.map(({ place, x, y, dot }) => {
    // Vowel signs belong to their letters.
    const letters = place.name.match(/\P{M}/gu)?.length ?? 0;
    const width = letters * size * (/\p{Script=Latin}/u.test(place.name) ? 0.54 : 1.33);
    const labelOn = ({ anchor, offset, dx, dy }: (typeof sides)[number]) => {
      const at = { x: x + dx * distance, y: y + dy * distance };
      return { ...at, anchor, box: createBox(at.x + offset * width, at.y, width, size * 1.45) };
    };
    const others = [...taken, ...spots.flatMap((spot) => (spot.dot === dot ? [] : [spot.dot]))];
    const isFree = ({ box }: { readonly box: Box }): boolean =>
      box.left >= 0 && box.right <= mapSize.width && !others.some((other) => doOverlap(box, other));
    const free = sides.map(labelOn).filter(isFree);
    const label = free.find(({ box }) => !isCrossingBorder(box)) ?? free[0] ?? keepWithinMap(labelOn(sides[2]));
    taken.push(label.box);
    return { ...place, x, y, label };
  });
}
