/** A line that makes a loop round a dot at each station, and thickens from one to the next. */

type Point = readonly [x: number, y: number];

/** Which way the line runs: across a desktop, or down a phone. */
export type Direction = 'across' | 'down';

/** The drawing of one station: its window, along which the line enters and leaves at the middle of two sides. */
export const stationBox = {
  across: { left: -150, top: -110, width: 300, height: 236 },
  down: { left: -110, top: -150, width: 250, height: 300 },
} as const satisfies Record<Direction, { left: number; top: number; width: number; height: number }>;

/** Where the dot is, within the loop. */
export const stationDot = { across: [0, 0], down: [-4, 0] } as const satisfies Record<Direction, Point>;

const STEPS = 48;

/** The middle of the line at a share of its way, from −½ to ½: a trochoid, whose loop is round the middle. */
function middle(direction: Direction, share: number): Point {
  const turn = 2 * Math.PI * share;
  return direction === 'across'
    ? [300 * share - 140 * Math.sin(turn), 5 - 94 * Math.cos(turn)]
    : [20 - 92 * Math.cos(turn), 300 * share - 140 * Math.sin(turn)];
}

/** Where the line leaves a station on its way down. */
export const stationExit = middle('down', 0.5)[0];

/** A point beside the line, so far from its middle. */
function beside(direction: Direction, share: number, distance: number): Point {
  const [x, y] = middle(direction, share);
  const [left, top] = middle(direction, share - 0.001);
  const [right, bottom] = middle(direction, share + 0.001);
  const length = Math.hypot(right - left, bottom - top);
  return [x - ((bottom - top) / length) * distance, y + ((right - left) / length) * distance];
}

const through = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join('');

/** Both edges of the line at one station, whose width grows from one number to another: a shape to fill, or an outline. */
export function stationLine(direction: Direction, from: number, to: number, kind: 'solid' | 'outline'): string {
  const edge = (side: 1 | -1) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const share = step / STEPS - 0.5;
      return beside(direction, share, (side * (from + (to - from) * (step / STEPS))) / 2);
    });
  return kind === 'solid'
    ? `${through([...edge(1), ...edge(-1).toReversed()])}Z`
    : through(edge(1)) + through(edge(-1));
}
