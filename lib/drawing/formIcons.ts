/** A circle: centre and radius on a 24 by 24 grid. */
type Circle = readonly [x: number, y: number, radius: number];

/** An icon: a line path, circles and, where needed, a filled dot. */
export type LineDrawing = {
  readonly line: string;
  readonly rings?: readonly Circle[];
  readonly dots?: readonly Circle[];
};

/** Icons of forms and notices: the only ones included in client bundles. */
export const formIcons = {
  arrow: { line: 'M4 12h15.5M13.5 6l6 6-6 6' },
  phone: {
    line: 'M6 3h3.2l1.8 5-2.4 1.7a12.5 12.5 0 0 0 5.7 5.7L16 13l5 1.8V18a3 3 0 0 1-3.2 3A15.5 15.5 0 0 1 3 6.2 3 3 0 0 1 6 3z',
    dots: [[16.5, 7.5, 1.5]],
  },
  mail: { line: 'M3 6h18v12.5H3zM3.5 7l8.5 7 8.5-7' },
  clock: { line: 'M12 7v5l3.5 2.3', rings: [[12, 12, 9]] },
  check: { line: 'M5 12.7l4.5 4.5L19 7' },
  warning: { line: 'M12 7v6', rings: [[12, 12, 9]], dots: [[12, 16.6, 1.5]] },
  whatsapp: {
    line: 'M3.5 20.5l1.3-4.6a8.5 8.5 0 1 1 3.3 3.2zM8.8 8.3c0 4 2.9 7 6.9 7l.8-1.9-2.2-1.2-1 1c-1.5-.6-2.4-1.5-3-3l1-1-1.2-2.2z',
  },
  'check-circle': { line: 'M7.5 12.5l3 3 6-6.5', rings: [[12, 12, 9]] },
} as const satisfies Readonly<Record<string, LineDrawing>>;
