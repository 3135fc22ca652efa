/** A circle: its centre and radius on the 24 by 24 grid. */
type Circle = readonly [x: number, y: number, radius: number];

/** An icon: one line, rings drawn with it, and at most a filled dot where it helps. */
export type IconDrawing = {
  readonly line: string;
  readonly rings?: readonly Circle[];
  readonly dots?: readonly Circle[];
};

/** Every icon of the design, on a 24 by 24 grid. */
export const icons = {
  truck: {
    line: 'M2 6h11v10H9M2 6v10h2M13 10h4.500L21 13.500V16h-2M9 16h6',
    rings: [
      [6.5, 16.8, 2.2],
      [17.5, 16.8, 2.2],
    ],
    dots: [[7.5, 10.8, 1.5]],
  },
  lock: { line: 'M5 11h14v9.500H5zM8 11V7.500a4 4 0 0 1 8 0V11', dots: [[12, 15.7, 1.5]] },
  headset: {
    line: 'M4 13v-1a8 8 0 0 1 16 0v1M4 13h2.500v5.500H5a1 1 0 0 1-1-1zM20 13h-2.500v5.500H19a1 1 0 0 0 1-1zM19 18.500c0 1.7-2 2.5-4 2.5',
    dots: [[12.5, 21, 1.5]],
  },
  seal: {
    line: 'M12 2.800l2.6 2 3.3-.1.9 3.2 2.7 1.9-1.2 3.1 1.2 3.1-2.7 1.9-.9 3.2-3.3-.1-2.6 2-2.6-2-3.3.1-.9-3.200L2.5 16l1.2-3.1-1.2-3.1 2.7-1.9.9-3.2 3.3.1zM8.5 13l2.5 2.4 4.5-5',
  },
  arrow: { line: 'M4 12h15.500M13.5 6l6 6-6 6' },
  'arrow-left': { line: 'M20 12H4.500M10.5 6l-6 6 6 6' },
  external: { line: 'M7 17L17 7M8.5 7H17v8.5' },
  download: { line: 'M12 4v11M7 10.500l5 5 5-5M4 20h16' },
  menu: { line: 'M4 7h16M4 12h16M4 17h9', dots: [[19, 17, 1.5]] },
  close: { line: 'M6 6l12 12M18 6L6 18' },
  pin: { line: 'M12 21.500c4.8-5.3 7-8.7 7-11.700a7 7 0 0 0-14 0c0 3 2.2 6.4 7 11.700z', dots: [[12, 9.8, 2.2]] },
  phone: {
    line: 'M6 3h3.200l1.8 5-2.4 1.700a12.5 12.5 0 0 0 5.7 5.700L16 13l5 1.800V18a3 3 0 0 1-3.2 3A15.5 15.5 0 0 1 3 6.2 3 3 0 0 1 6 3z',
    dots: [[16.5, 7.5, 1.5]],
  },
  mail: { line: 'M3 6h18v12.500H3zM3.5 7l8.5 7 8.5-7' },
  clock: { line: 'M12 7v5l3.5 2.3', rings: [[12, 12, 9]] },
  tag: {
    line: 'M3.5 3.500h8.700l8.3 8.3-8.7 8.7-8.3-8.300zM9.5 13l3.5-3.500M12 15.500l3.5-3.5',
    dots: [[7.5, 7.5, 1.5]],
  },
  rupee: { line: 'M7 4.500h10.500M7 9h10.500M7 4.500h3.500a4.3 4.3 0 0 1 0 8.600H7l7.5 7', dots: [[18, 17.5, 1.5]] },
  return: { line: 'M4 9h10.500a5.3 5.3 0 0 1 0 10.500H8M8.5 4.500L4 9l4.5 4.5', dots: [[14, 14.2, 1.5]] },
  leaf: { line: 'M5 19.500C3.5 10 9.5 4 20 4c0 10.5-5.5 16.5-15 15.500zM4 21c3-6.5 6-9.5 10-11.5' },
  check: { line: 'M5 12.700l4.5 4.500L19 7' },
  warning: { line: 'M12 7v6', rings: [[12, 12, 9]], dots: [[12, 16.6, 1.5]] },
  dots: {
    line: '',
    dots: [
      [6, 12, 1.6],
      [12, 12, 1.6],
      [18, 12, 1.6],
    ],
  },
  calendar: { line: 'M4 6h16v14.500H4zM4 11h16M8 3.500V8M16 3.500V8', dots: [[12, 15.7, 1.5]] },
  gift: {
    line: 'M3.5 8.500h17V13h-17zM5 13v8h14v-8M12 8.500V21M12 8.500C9 8.5 6.5 8 6.5 5.7 6.5 3 11 3 12 8.500zM12 8.500c3 0 5.5-.5 5.5-2.800C17.5 3 13 3 12 8.500z',
  },
  instagram: {
    line: 'M8 3.500h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500z',
    rings: [[12, 12, 4]],
    dots: [[17, 7, 1.3]],
  },
  facebook: {
    line: 'M14 21v-8h3l.5-3.500H14V7.700c0-1.2.6-1.9 2-1.900h1.700V3c-.5-.1-1.4-.2-2.3-.2-2.7 0-4.4 1.6-4.4 4.500v2.200H8V13h3v8',
  },
  youtube: {
    line: 'M6 5.500h12a3.5 3.5 0 0 1 3.5 3.500v6a3.5 3.5 0 0 1-3.5 3.500H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.500zM10.3 9.300v5.400l4.7-2.700z',
  },
  linkedin: {
    line: 'M5 10v9.500M10 19.500V10M10 14.500c0-3 1.7-4.5 4.2-4.5 2.7 0 3.8 1.7 3.8 4.500v5',
    dots: [[5, 6, 1.5]],
  },
  whatsapp: {
    line: 'M3.5 20.500l1.3-4.600a8.5 8.5 0 1 1 3.3 3.200zM8.8 8.300c0 4 2.9 7 6.9 7l.8-1.9-2.2-1.2-1 1c-1.5-.6-2.4-1.5-3-3l1-1-1.2-2.200z',
  },
  'check-circle': { line: 'M7.5 12.500l3 3 6-6.5', rings: [[12, 12, 9]] },
} as const satisfies Readonly<Record<string, IconDrawing>>;

export type IconName = keyof typeof icons;
