/** Aspect ratios of crops; `natural` keeps the picture's own. */
export type Ratio = '4:5' | '1:1' | '4:3' | '3:2' | '16:10' | '5:2' | 'natural';

type Slot = {
  readonly ratio: Ratio;
  /** The `sizes` attribute of the slot, widest screen first (HTML specification, 4.8.4.2.1). */
  readonly sizes: string;
  readonly widths: readonly number[];
  /** `plain` has no frame and no background, for cut-out figures and logos. */
  readonly frame: 'rounded' | 'plain';
};

// Lengths follow app/_styles/tokens.scss: the page is 90 % of the screen and at most 80rem, reached at 90rem.
const threeUp = '(min-width: 90rem) 25.5rem, (min-width: 62rem) 28vw, (min-width: 40rem) 44vw, 90vw';

/** Picture slots of the layout. */
export const slots = {
  /** Next to text, in the narrow column of a split. */
  portrait: {
    ratio: '4:5',
    sizes: '(min-width: 90rem) 32rem, (min-width: 62rem) 36vw, (min-width: 40rem) 44vw, 90vw',
    widths: [360, 540, 800],
    frame: 'rounded',
  },
  /** A person's portrait, in an arch. */
  arch: {
    ratio: '4:5',
    sizes: '(min-width: 62rem) 25rem, (min-width: 40rem) 30vw, 44vw',
    widths: [180, 360, 540, 800],
    frame: 'plain',
  },
  /** A person's portrait in a row of several. */
  archRow: {
    ratio: '4:5',
    sizes: '(min-width: 62rem) 17rem, (min-width: 40rem) 30vw, 44vw',
    widths: [180, 360, 540],
    frame: 'plain',
  },
  /** A small portrait beside a person's words. */
  archSmall: { ratio: '4:5', sizes: '9rem', widths: [180, 330], frame: 'plain' },
  /** A portrait beside a person's name. */
  archThumb: { ratio: '4:5', sizes: '4rem', widths: [128, 192], frame: 'plain' },
  /** At the top of a card in a three-column grid. */
  card: { ratio: '4:3', sizes: threeUp, widths: [360, 540, 720], frame: 'rounded' },
  /** At the top of a card in a three-column grid; on phones a small square next to the card's text. */
  row: {
    ratio: '4:3',
    sizes: threeUp.replace('90vw', '9.5rem'),
    widths: [360, 540, 720],
    frame: 'rounded',
  },
  /** A square in a three-column grid: mentors, gallery. */
  square: { ratio: '1:1', sizes: threeUp, widths: [360, 540, 720], frame: 'rounded' },
  /** A small square in a list, 7rem at every width. */
  thumb: { ratio: '1:1', sizes: '7rem', widths: [112, 224, 336], frame: 'rounded' },
  /** One of two in a row. */
  scene: {
    ratio: '3:2',
    sizes: '(min-width: 90rem) 39rem, (min-width: 40rem) 44vw, 90vw',
    widths: [400, 720, 960, 1240],
    frame: 'rounded',
  },
  /** One of two in a row; on phones a small square next to the text. */
  pair: {
    ratio: '3:2',
    sizes: '(min-width: 90rem) 39rem, (min-width: 40rem) 44vw, 9.5rem',
    widths: [400, 720, 960, 1240],
    frame: 'rounded',
  },
  /** The first article of a list or an article's picture: the wide column of a split. */
  lead: {
    ratio: '16:10',
    sizes: '(min-width: 90rem) 44rem, (min-width: 62rem) 51vw, 90vw',
    widths: [400, 720, 1080],
    frame: 'rounded',
  },
  /** The full width of the page. */
  wide: {
    ratio: '5:2',
    sizes: '(min-width: 90rem) 80rem, 90vw',
    widths: [480, 800, 1200, 1536],
    frame: 'rounded',
  },
  /** A gallery picture alone, as large as its page allows. */
  full: {
    ratio: 'natural',
    sizes: '(min-width: 90rem) 59rem, (min-width: 62rem) calc(90vw - 21rem), 90vw',
    widths: [480, 800, 1280],
    frame: 'rounded',
  },
  /** The full window width, or half of it on desktops; the section sets the height. */
  bleed: {
    ratio: 'natural',
    sizes: '100vw',
    widths: [480, 800, 1200],
    frame: 'plain',
  },
  /** Cut-out figures. A photograph in this slot gets a frame. */
  cutout: {
    ratio: '3:2',
    sizes: '(min-width: 90rem) 36rem, (min-width: 40rem) 44vw, 90vw',
    widths: [480, 800, 1200],
    frame: 'plain',
  },
  /** A cut-out piece at true size: 20 drawing units are one centimetre. */
  trueSize: { ratio: 'natural', sizes: '100vw', widths: [], frame: 'plain' },
  /** The logo of a partner or brand, or the emblem of a hub. */
  mark: { ratio: 'natural', sizes: '6rem', widths: [], frame: 'plain' },
} as const satisfies Readonly<Record<string, Slot>>;

export type SlotName = keyof typeof slots;

/** A slot by name, with its fields in their general types. */
export const getSlot = (name: SlotName): Slot => slots[name];

export const slotNames = Object.keys(slots) as [SlotName, ...SlotName[]];

/** Whether a slot only takes drawings, so that no raster files are produced for it. */
export const isForDrawings = (name: SlotName): boolean => getSlot(name).widths.length === 0;
