/** A line with a loop around a dot at each milestone, which gets thicker from one to the next. */

type Point = readonly [x: number, y: number];

/** The direction of the line: horizontal on desktops, vertical on phones. */
export type Direction = 'across' | 'down';

/** The view box of one milestone. The line enters and leaves at the middle of two sides. */
export const stationBox = {
  across: { left: -150, top: -110, width: 300, height: 236 },
  down: { left: -110, top: -150, width: 250, height: 300 },
} as const satisfies Record<Direction, { left: number; top: number; width: number; height: number }>;

/** The cubic curves along one edge of the line. */
const CURVES = 14;

/**
 * A point on the centre line at a share of its length, from −½ to ½. The curve is a trochoid whose loop is around the
 * origin.
 */
function findMiddle(direction: Direction, share: number): Point {
  const turn = 2 * Math.PI * share;
  return direction === 'across'
    ? [300 * share - 140 * Math.sin(turn), 5 - 94 * Math.cos(turn)]
    : [20 - 92 * Math.cos(turn), 300 * share - 140 * Math.sin(turn)];
}

/** The height at which the line leaves a milestone to the right, and the x coordinate at which it leaves one below. */
export const stationExit = {
  across: findMiddle('across', 0.5)[1],
  down: findMiddle('down', 0.5)[0],
} as const satisfies Record<Direction, number>;

/** A point at a distance from the centre line, perpendicular to it. */
function findBeside(direction: Direction, share: number, distance: number): Point {
  const [x, y] = findMiddle(direction, share);
  const [left, top] = findMiddle(direction, share - 0.001);
  const [right, bottom] = findMiddle(direction, share + 0.001);
  const length = Math.hypot(right - left, bottom - top);
  return [x - ((bottom - top) / length) * distance, y + ((right - left) / length) * distance];
}

const formatPoint = ([x, y]: Point): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

/**
 * A smooth path along an edge, given its point at each share from −½ to ½. `S` continues a curve in its own direction
 * (SVG 2, 9.3.6).
 */
function drawEdge(edge: (share: number) => Point, start: 'M' | 'L'): string {
  /** A third of the way to the next point, or back, in the direction of the edge. */
  const findControl = (share: number, side: 1 | -1): string => {
    const [x, y] = edge(share);
    const [nearX, nearY] = edge(share + side * 0.001);
    const scale = 1000 / 3 / CURVES;
    return formatPoint([x + (nearX - x) * scale, y + (nearY - y) * scale]);
  };
  const curves = Array.from({ length: CURVES }, (_, index) => {
    const end = (index + 1) / CURVES - 0.5;
    return `${findControl(end, -1)} ${formatPoint(edge(end))}`;
  });
  return `${start}${formatPoint(edge(-0.5))}C${findControl(-0.5, 1)} ${curves.join('S')}`;
}

/**
 * SVG path of the line at one milestone: its width grows from `from` to `to`. `solid` is a shape to fill, `outline` its
 * two edges.
 */
export function drawStationLine(direction: Direction, from: number, to: number, kind: 'solid' | 'outline'): string {
  const findEdge = (side: 1 | -1) => (share: number) =>
    findBeside(direction, share, (side * (from + (to - from) * (share + 0.5))) / 2);
  const [left, right] = [findEdge(1), findEdge(-1)];
  return kind === 'solid'
    ? `${drawEdge(left, 'M')}${drawEdge((share) => right(-share), 'L')}Z`
    : drawEdge(left, 'M') + drawEdge(right, 'M');
}
