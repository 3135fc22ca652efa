import { formIcons, type LineDrawing } from './formIcons';

/** Icons on a 24 by 24 grid. */
export const icons = {
  ...formIcons,
  truck: {
    line: 'M2 6h11v10H9M2 6v10h2M13 10h4.5L21 13.5V16h-2M9 16h6',
    rings: [
      [6.5, 16.8, 2.2],
      [17.5, 16.8, 2.2],
    ],
    dots: [[7.5, 10.8, 1.5]],
  },
  lock: { line: 'M5 11h14v9.5H5zM8 11V7.5a4 4 0 0 1 8 0V11', dots: [[12, 15.7, 1.5]] },
  headset: {
    line: 'M4 13v-1a8 8 0 0 1 16 0v1M4 13h2.5v5.5H5a1 1 0 0 1-1-1zM20 13h-2.5v5.5H19a1 1 0 0 0 1-1zM19 18.5c0 1.7-2 2.5-4 2.5',
    dots: [[12.5, 21, 1.5]],
  },
  seal: {
    line: 'M12 2.8l2.6 2 3.3-.1.9 3.2 2.7 1.9-1.2 3.1 1.2 3.1-2.7 1.9-.9 3.2-3.3-.1-2.6 2-2.6-2-3.3.1-.9-3.2L2.5 16l1.2-3.1-1.2-3.1 2.7-1.9.9-3.2 3.3.1zM8.5 13l2.5 2.4 4.5-5',
  },
  'arrow-left': { line: 'M20 12H4.5M10.5 6l-6 6 6 6' },
  external: { line: 'M7 17L17 7M8.5 7H17v8.5' },
  download: { line: 'M12 4v11M7 10.5l5 5 5-5M4 20h16' },
  menu: { line: 'M4 7h16M4 12h16M4 17h9', dots: [[19, 17, 1.5]] },
  close: { line: 'M6 6l12 12M18 6L6 18' },
  pin: { line: 'M12 21.5c4.8-5.3 7-8.7 7-11.7a7 7 0 0 0-14 0c0 3 2.2 6.4 7 11.7z', dots: [[12, 9.8, 2.2]] },
  tag: {
    line: 'M3.5 3.5h8.7l8.3 8.3-8.7 8.7-8.3-8.3zM9.5 13l3.5-3.5M12 15.5l3.5-3.5',
    dots: [[7.5, 7.5, 1.5]],
  },
  rupee: { line: 'M7 4.5h10.5M7 9h10.5M7 4.5h3.5a4.3 4.3 0 0 1 0 8.6H7l7.5 7', dots: [[18, 17.5, 1.5]] },
  return: { line: 'M4 9h10.5a5.3 5.3 0 0 1 0 10.5H8M8.5 4.5L4 9l4.5 4.5', dots: [[14, 14.2, 1.5]] },
  leaf: { line: 'M5 19.5C3.5 10 9.5 4 20 4c0 10.5-5.5 16.5-15 15.5zM4 21c3-6.5 6-9.5 10-11.5' },
  dots: {
    line: '',
    dots: [
      [6, 12, 1.6],
      [12, 12, 1.6],
      [18, 12, 1.6],
    ],
  },
  shop: {
    line: 'M4.5 10.5V20h15v-9.5M3.5 4h17l1 4.3a2.4 2.4 0 0 1-4.7.4 2.4 2.4 0 0 1-4.8 0 2.4 2.4 0 0 1-4.8 0 2.4 2.4 0 0 1-4.7-.4zM9.5 20v-5.5h5V20',
  },
  smile: {
    line: 'M8 14c1.8 2.9 6.2 2.9 8 0',
    rings: [[12, 12, 9]],
    dots: [
      [9, 9.7, 1.2],
      [15, 9.7, 1.2],
    ],
  },
  growth: { line: 'M3.5 20.5h17M5.5 17V14M10 17v-5.5M14.5 17V9M19 17V4M5 9.5L15 3.8', dots: [[19, 4, 1.5]] },
  medal: {
    line: 'M9 9.8L5.5 3M15 9.8L18.5 3M9.5 3l2.5 5 2.5-5',
    rings: [[12, 15, 6]],
    dots: [[12, 15, 1.8]],
  },
  calendar: { line: 'M4 6h16v14.5H4zM4 11h16M8 3.5V8M16 3.5V8', dots: [[12, 15.7, 1.5]] },
  gift: {
    line: 'M3.5 8.5h17V13h-17zM5 13v8h14v-8M12 8.5V21M12 8.5C9 8.5 6.5 8 6.5 5.7 6.5 3 11 3 12 8.5zM12 8.5c3 0 5.5-.5 5.5-2.8C17.5 3 13 3 12 8.5z',
  },
} as const satisfies Readonly<Record<string, LineDrawing>>;

export type IconName = keyof typeof icons;
