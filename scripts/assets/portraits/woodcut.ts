import type { Ink } from '@/lib/portraits';

/** The inks of the woodcuts: the dark line, the cloths and grounds, and what only drawing needs. */
export const ink = {
  line: '#2b1c16',
  bark: '#8d6239',
  kaavi: '#97382b',
  deep: '#74230f',
  indigo: '#2c3c5c',
  blue: '#54678a',
  turmeric: '#d1962c',
  sun: '#e2b35a',
  cream: '#f4ead6',
  palm: '#e6d3a3',
  leaf: '#5f6f45',
  moss: '#46552f',
  clay: '#b9693f',
  husk: '#8f5f3c',
  teal: '#2f6f74',
  plum: '#6b2f52',
  wash: '#c9d6e3',
} as const satisfies Readonly<Record<Ink | 'line' | 'bark', string>>;

type Box = readonly [x: number, y: number, width: number, height: number];

/** Slivers cut into a shape by one seeded hand. */
export type Cut = {
  readonly box: Box;
  readonly count: number;
  readonly length: number;
  readonly width?: number;
  readonly angle?: number;
  /** The point they run round, instead of an angle. */
  readonly round?: readonly [x: number, y: number];
  readonly seed: number;
  readonly ink?: string;
  readonly opacity?: number;
};

const whole = Math.round;

/** Numbers from 0 to 1 that come the same each time (Lehmer's generator), so that a picture is the same at each build. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646;
  };
}

/** Slivers, as one path. */
export function hatch({
  box: [left, top, across, down],
  count,
  length,
  width = 3,
  angle = 0,
  round,
  seed,
  ink: fill = ink.cream,
  opacity = 0.35,
}: Cut): string {
  const next = numbersFrom(seed * 7919 + 13);
  const slivers = Array.from({ length: count }, () => {
    const x = left + next() * across;
    const y = top + next() * down;
    const along = round ? Math.atan2(y - round[1], x - round[0]) + Math.PI / 2 : angle;
    const turn = along + (next() - 0.5) * 0.5;
    const reach = length * (0.5 + next());
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
    const [ox, oy] = [-Math.sin(turn) * width, Math.cos(turn) * width];
    return `M${whole(x)} ${whole(y)}l${whole(dx)} ${whole(dy)} ${whole(ox - dx * 0.6)} ${whole(oy - dy * 0.6)}z`;
  });
  return `<path fill="${fill}" opacity="${opacity}" d="${slivers.join('')}"/>`;
}

type ShapeOptions = {
  readonly cut?: Cut | readonly Cut[];
  /** The width of the dark line round it; 0 for none. */
  readonly line?: number;
  readonly stroke?: string;
  /** What is drawn upon it and ends at its edge. */
  readonly over?: string;
};

/** The tools of one picture. Its id keeps the ids of clip paths apart where several pictures stand in a page. */
export function woodcut(id: string) {
  let clips = 0;

  /** A shape filled flat, slivers cut into it, the dark line round it. */
  const shape = (d: string, fill: string, { cut, line = 7, stroke: edge = ink.line, over = '' }: ShapeOptions = {}) => {
    const body = `<path fill="${fill}" d="${d}"/>`;
    const rim =
      line > 0 ? `<path fill="none" stroke="${edge}" stroke-width="${line}" stroke-linejoin="round" d="${d}"/>` : '';
    if (!cut && over === '') return body + rim;
    const cuts = [cut ?? []].flat().map(hatch).join('');
    const clip = `${id}-${(clips += 1)}`;
    return `${body}<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">${over}${cuts}</g>${rim}`;
  };

  const oval = (x: number, y: number, rx: number, ry: number, fill: string, options?: ShapeOptions) =>
    shape(`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`, fill, options);

  const disc = (x: number, y: number, radius: number, fill: string, options?: ShapeOptions) =>
    oval(x, y, radius, radius, fill, options);

  return { shape, oval, disc };
}

export type Woodcut = ReturnType<typeof woodcut>;

/** A line with round ends. */
export const stroke = (d: string, colour: string, width: number, opacity?: number): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

/** A finger or an arm: one thick line, dark round the skin. */
export const limb = (d: string, width: number, colour: string, line: number): string =>
  stroke(d, ink.line, width + line * 2) + stroke(d, colour, width);

/** Handloom checks over a box, to be clipped by a shape. */
export function checks([left, top, across, down]: Box, step: number, colours: readonly [string, string]): string {
  const band = (colour: string, offset: number, width: number) => {
    const columns = Array.from({ length: Math.ceil((across - offset) / (step * 2)) }, (_, index) => index);
    const rows = Array.from({ length: Math.ceil((down - offset) / (step * 2)) }, (_, index) => index);
    const d =
      columns.map((index) => `M${left + offset + index * step * 2} ${top}v${down}`).join('') +
      rows.map((index) => `M${left} ${top + offset + index * step * 2}h${across}`).join('');
    return `<path fill="none" stroke="${colour}" stroke-width="${width}" opacity=".72" d="${d}"/>`;
  };
  const cloth = `<path fill="${ink.cream}" d="M${left} ${top}h${across}v${down}h${-across}z"/>`;
  return cloth + band(colours[0], step * 0.5, step * 0.8) + band(colours[1], step * 1.5, step * 0.16);
}
