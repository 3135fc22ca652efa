/** The design's colours, and a few of cloth and hair. */
export const paint = {
  lime: '#fbfaf6',
  wash: '#e4ebf2',
  sky: '#c9d6e3',
  palm: '#f1e6c8',
  ink: '#191c35',
  indigo: '#1e2556',
  blue: '#34408a',
  kaavi: '#97321f',
  oxide: '#7a2516',
  terracotta: '#c4613c',
  turmeric: '#f0b434',
  straw: '#d9b76e',
  husk: '#5a3a28',
  leaf: '#2c6b4a',
  teal: '#1f6a72',
  plum: '#6b2f52',
  marigold: '#e7762e',
  black: '#20161a',
  grey: '#8d8a8b',
} as const;

export type Paint = keyof typeof paint;

/** How a person looks from behind. */
export type Look = {
  readonly hair: 'bun' | 'plait' | 'short' | 'veil';
  /** The sari's check, the shirt or the veil. */
  readonly cloth: Paint;
  /** The sari's edge and the fine lines of its check, or the dots of a veil. */
  readonly edge?: Paint;
  readonly blouse?: Paint;
  readonly ground: Paint;
  readonly skin?: 'brown' | 'dark' | 'light';
  readonly hairColour?: 'black' | 'grey';
};

/** One look a file: portrait-<name>.svg. */
export const looks: Readonly<Record<string, Look>> = {
  'bun-indigo': { hair: 'bun', cloth: 'blue', edge: 'turmeric', blouse: 'kaavi', ground: 'palm' },
  'plait-turmeric': { hair: 'plait', cloth: 'turmeric', edge: 'kaavi', blouse: 'indigo', ground: 'sky' },
  'short-green': { hair: 'short', cloth: 'leaf', ground: 'terracotta' },
  'plait-green': { hair: 'plait', cloth: 'leaf', edge: 'turmeric', blouse: 'kaavi', ground: 'wash' },
  'short-white': { hair: 'short', cloth: 'sky', ground: 'leaf', skin: 'dark' },
  'bun-terracotta': { hair: 'bun', cloth: 'terracotta', edge: 'lime', blouse: 'husk', ground: 'palm', skin: 'dark' },
  'veil-plum': { hair: 'veil', cloth: 'plum', edge: 'turmeric', ground: 'palm' },
  'plait-straw': { hair: 'plait', cloth: 'straw', edge: 'kaavi', blouse: 'indigo', ground: 'kaavi', skin: 'dark' },
  'bun-silver': { hair: 'bun', cloth: 'teal', edge: 'lime', blouse: 'plum', ground: 'sky', hairColour: 'grey' },
  'short-silver': { hair: 'short', cloth: 'plum', ground: 'wash', hairColour: 'grey', skin: 'light' },
  'bun-plum': { hair: 'bun', cloth: 'plum', edge: 'turmeric', blouse: 'teal', ground: 'wash', skin: 'light' },
  'plait-kaavi': { hair: 'plait', cloth: 'kaavi', edge: 'lime', blouse: 'blue', ground: 'straw' },
  'veil-indigo': { hair: 'veil', cloth: 'blue', edge: 'lime', ground: 'turmeric' },
  'short-turmeric': { hair: 'short', cloth: 'turmeric', ground: 'indigo' },
  'bun-green': { hair: 'bun', cloth: 'leaf', edge: 'straw', blouse: 'terracotta', ground: 'turmeric', skin: 'dark' },
  'bun-kaavi': { hair: 'bun', cloth: 'kaavi', edge: 'turmeric', blouse: 'leaf', ground: 'palm' },
  'short-blue': { hair: 'short', cloth: 'blue', ground: 'palm' },
  'veil-teal': { hair: 'veil', cloth: 'teal', edge: 'lime', ground: 'sky' },
  'plait-teal': { hair: 'plait', cloth: 'teal', edge: 'turmeric', blouse: 'terracotta', ground: 'palm', skin: 'light' },
};
