/**
 * Sikku kolams: a line around rows of dots, as in the mark. The line is a mirror curve: it crosses itself midway between
 * two neighbours and turns at the border. It can close in several loops.
 */

type Point = readonly [x: number, y: number];

/** The distance between two dots of a row, and between two rows. */
const PITCH = 40;
/** The distance of the line from a dot that it turns around. */
const TURN = 15;
/** The length of the handles of its curves. */
const PULL = 9.2;
/** The distance from the outermost dots to the edge of a drawing. */
export const MARGIN = TURN + 5;

/** Rows of dots whose line is a single loop. */
export const kolams = {
  small: [1, 5, 5, 5, 1],
  medium: [1, 3, 7, 7, 7, 3, 1],
  large: [3, 7, 9, 9, 9, 7, 3],
} as const;

export type KolamSize = keyof typeof kolams;

/** Dots of centred rows, around the origin. */
export const placeDots = (rows: readonly number[]): Point[] =>
  rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index): Point => [
      (index - (count - 1) / 2) * PITCH,
      (row - (rows.length - 1) / 2) * PITCH,
    ]),
  );

/** The width and height of a kolam, with its margin. */
export const measureKolam = (rows: readonly number[]): readonly [width: number, height: number] => [
  (Math.max(...rows) - 1) * PITCH + 2 * MARGIN,
  (rows.length - 1) * PITCH + 2 * MARGIN,
];

/** The point at a distance from another, in a direction. */
const move = ([x, y]: Point, angle: number, distance: number): Point => [
  x + distance * Math.cos(angle),
  y + distance * Math.sin(angle),
];

const format = (...points: Point[]) => points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join(' ');

/** An entry of a list that is a ring: the last one is before the first. */
function pick<Entry>(ring: readonly Entry[], index: number): Entry {
  const entry = ring[(index + ring.length) % ring.length];
  if (entry === undefined) throw new RangeError('An empty list has no entries.');
  return entry;
}

/** A neighbour of a dot: its index, and its direction and distance. */
type Neighbour = { readonly dot: number; readonly way: number; readonly far: number };

/** Curves around a dot, from the middle between it and one neighbour to the middle between it and the next. */
function drawTurn(dot: Point, start: Neighbour, end: Neighbour, turn: number): string {
  const full = 2 * Math.PI;
  const angle = ((turn * (end.way - start.way) + full - 0.001) % full) + 0.001;
  const count = Math.round(angle / (Math.PI / 2));
  // Points of the curve, and the direction of the line in each.
  const stops = Array.from({ length: count + 1 }, (_, stop) => {
    const way = start.way + (turn * angle * stop) / count;
    const tangent = way + (turn * Math.PI) / 2;
    if (stop === 0) return { at: move(dot, way, start.far / 2), heading: tangent + (turn * Math.PI) / 4 };
    if (stop === count) return { at: move(dot, way, end.far / 2), heading: tangent - (turn * Math.PI) / 4 };
    return { at: move(dot, way, TURN), heading: tangent };
  });
  return stops
    .slice(1)
    .map(({ at, heading }, index) => {
      const from = pick(stops, index);
      return `C${format(move(from.at, from.heading, PULL), move(at, heading + Math.PI, PULL), at)}`;
    })
    .join('');
}

/** A circle around a dot without neighbours. */
const drawRing = ([x, y]: Point) =>
  `M${x - TURN} ${y}a${TURN} ${TURN} 0 1 0 ${2 * TURN} 0a${TURN} ${TURN} 0 1 0 ${-2 * TURN} 0`;

/**
 * The line around the dots of rows, as an SVG path with a subpath for each loop. It goes around each dot from one
 * neighbour to the next, crosses there, and goes around that neighbour in the other direction.
 */
export function drawKolamLine(rows: readonly number[]): string {
  const dots = placeDots(rows);
  const neighbours = dots.map(([x, y]) =>
    dots
      .map(([toX, toY], dot) => ({ dot, way: Math.atan2(toY - y, toX - x), far: Math.hypot(toX - x, toY - y) }))
      .filter(({ far }) => far > 0 && far < 1.2 * PITCH)
      .toSorted((one, other) => one.way - other.way),
  );
  const done = new Set<string>();

  const drawLoop = (firstDot: number, firstIndex: number): string => {
    let [dot, index, turn] = [firstDot, firstIndex, 1];
    let path = '';
    for (;;) {
      const [at, around] = [pick(dots, dot), pick(neighbours, dot)];
      const next = (index + turn + around.length) % around.length;
      const [start, end] = [pick(around, index), pick(around, next)];
      // Each corner is passed once, in one direction or the other.
      const corner = `${dot} ${turn === 1 ? index : next}`;
      if (done.has(corner)) return path && `${path}Z`;
      done.add(corner);
      path += path ? '' : `M${format(move(at, start.way, start.far / 2))}`;
      path += drawTurn(at, start, end, turn);
      const from = dot;
      index = pick(neighbours, end.dot).findIndex((back) => back.dot === from);
      [dot, turn] = [end.dot, -turn];
    }
  };

  return neighbours
    .flatMap((around, dot) =>
      around.length === 0 ? drawRing(pick(dots, dot)) : around.map((_, index) => drawLoop(dot, index)),
    )
    .join('');
}
