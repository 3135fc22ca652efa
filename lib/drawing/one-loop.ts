/**
 * Generates a sikku kolam: one line that passes around every dot and closes. At each pair of neighbouring dots the line
 * crosses or turns back; symmetric combinations are tried until the line is a single loop, which not every number of
 * dots allows.
 */

type Point = readonly [x: number, y: number];
type Curve = readonly [from: Point, first: Point, second: Point, to: Point];

/** Directions of the neighbours of a dot: above, right, below, left. */
const sides: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const side = (index: number): Point => sides[((index % 4) + 4) % 4] as Point;

/** Half the distance between two dots, in drawing units. */
const HALF_PITCH = 20;

/** The distance of the line from a dot that it goes around, as a share of half the pitch. */
const REACH = 0.7;

const TRIES = 400;

/** Coordinates of dots in centred rows: `[1, 3, 1]` is a cross. */
export const dotsInRows = (rows: readonly number[]): Point[] =>
  rows.flatMap((width, y) => Array.from({ length: width }, (_, x): Point => [x - Math.floor(width / 2), y]));

const unit = ([x, y]: Point): Point => {
  const length = Math.hypot(x, y);
  return [x / length, y / length];
};

function trace(dots: readonly Point[], crosses: (one: Point, other: Point) => boolean): Curve[][] {
  const all = new Set(dots.map(String));
  const passed = new Set<string>();
  const isOpen = ([x, y]: Point, at: number): boolean => {
    const next: Point = [x + side(at)[0], y + side(at)[1]];
    return all.has(String(next)) && crosses([x, y], next);
  };
  const pointAt = ([x, y]: Point, at: number): Point => {
    const reach = isOpen([x, y], at) ? 1 : REACH;
    return [2 * x + side(at)[0] * reach, 2 * y + side(at)[1] * reach];
  };

  const loops: Curve[][] = [];
  for (const dot of dots) {
    for (const start of [0, 1, 2, 3]) {
      const loop: Curve[] = [];
      let [x, y] = dot;
      let at = start;
      let turn = 1;
      for (;;) {
        const to = (at + turn + 4) % 4;
        const key = `${x},${y},${turn > 0 ? at : to}`;
        if (passed.has(key)) break;
        passed.add(key);
        const [from, end] = [pointAt([x, y], at), pointAt([x, y], to)];
        const along = unit([side(to)[0] - side(at)[0], side(to)[1] - side(at)[1]]);
        const leaves = isOpen([x, y], at) ? along : side(to);
        const arrives: Point = isOpen([x, y], to) ? along : [-side(at)[0], -side(at)[1]];
        const pull = 0.4 * Math.hypot(end[0] - from[0], end[1] - from[1]);
        loop.push([
          from,
          [from[0] + leaves[0] * pull, from[1] + leaves[1] * pull],
          [end[0] - arrives[0] * pull, end[1] - arrives[1] * pull],
          end,
        ]);
        if (isOpen([x, y], to)) {
          [x, y] = [x + side(to)[0], y + side(to)[1]];
          at = (to + 2) % 4;
          turn = -turn;
        } else at = to;
      }
      if (loop.length > 0) loops.push(loop);
    }
  }
  return loops;
}

/**
 * SVG path data for a loop, in whole units. Curves are relative to their start, so that equal curves have equal text.
 */
function pathOf(loop: readonly Curve[]): string {
  const place = ([x, y]: Point): Point => [Math.round(x * HALF_PITCH), Math.round(y * HALF_PITCH)];
  const step = (from: Point, to: Point): string => `${place(to)[0] - place(from)[0]} ${place(to)[1] - place(from)[1]}`;
  const [first] = loop;
  if (!first) return '';
  const curves = loop.map(([from, ...rest]) => `c${rest.map((point) => step(from, point)).join(' ')}`);
  return `M${place(first[0]).join(' ')}${curves.join('')}z`;
}

/**
 * Finds the line of a kolam around rows of dots: of the loops found, the one with the most crossings.
 *
 * @param rows the number of dots of each row, all odd or all even
 * @param enough how many single loops to find before choosing
 * @returns SVG path data; undefined when no single loop was found
 */
export function oneLoop(rows: readonly number[], enough = TRIES): string | undefined {
  const dots = dotsInRows(rows);
  // In even rows the axis of symmetry is between two dots.
  const mirrored = ([x, y]: Point): Point => [(rows[0] ?? 0) % 2 === 0 ? -1 - x : -x, y];
  const keyOf = (one: Point, other: Point): string => [String(one), String(other)].toSorted().join('|');
  const bothHalves = (one: Point, other: Point): string =>
    [keyOf(one, other), keyOf(mirrored(one), mirrored(other))].toSorted()[0] ?? '';

  let state = 1;
  const next = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  let found = 0;
  let best: { readonly line: string; readonly open: number } | undefined;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const choices = new Map<string, boolean>();
    const crosses = (one: Point, other: Point): boolean => {
      const key = bothHalves(one, other);
      const chosen = choices.get(key) ?? next() < (tried === 0 ? 1 : 0.82);
      choices.set(key, chosen);
      return chosen;
    };
    const [loop, ...more] = trace(dots, crosses);
    if (!loop || more.length > 0) continue;
    const open = [...choices.values()].filter(Boolean).length;
    found += 1;
    if (!best || open > best.open) best = { line: pathOf(loop), open };
    if (tried === 0 || found >= enough) break;
  }
  return best?.line;
}

const closing = new Map<string, boolean>();

/** Whether a single loop exists for rows of dots. */
export function closes(rows: readonly number[]): boolean {
  const key = rows.join();
  const known = closing.get(key) ?? oneLoop(rows, 1) !== undefined;
  closing.set(key, known);
  return known;
}

/** A kolam with or without its line, and its bounding box. */
export type CountingKolam = {
  readonly dots: readonly Point[];
  readonly line: string | undefined;
  readonly viewBox: string;
};

const drawn = new Map<string, string | undefined>();

/** The kolam for rows of dots. Cached, because many pages show the same one. */
export function countingKolam(rows: readonly number[], hasLine: boolean): CountingKolam {
  const key = rows.join();
  if (hasLine && !drawn.has(key)) drawn.set(key, oneLoop(rows));
  const dots = dotsInRows(rows).map(([x, y]): Point => [2 * x * HALF_PITCH, 2 * y * HALF_PITCH]);
  const [xs, ys] = [dots.map(([x]) => x), dots.map(([, y]) => y)];
  const margin = 34;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    dots,
    line: hasLine ? drawn.get(key) : undefined,
    viewBox: `${left} ${top} ${Math.max(...xs) + margin - left} ${Math.max(...ys) + margin - top}`,
  };
}
