/** The words that a drawn portrait is made of: what content may say (lib/content/parts.ts) and scripts/assets/portraits draws. */

/** A cord of glasses at the nape, a pencil behind the ear, a tape over the shoulder, a bandaged thumb laid on it. */
export const marks = ['bandage', 'pencil', 'tape', 'spectacles'] as const;

/** How the hair is worn; `veil` covers it, and then garment, cloth and border are the veil's. */
export const hairs = ['plait', 'bun', 'silver-bun', 'short', 'short-silver', 'veil'] as const;

/** A sari is checked, striped or plain. */
export const garments = ['check', 'stripe', 'plain', 'shirt', 'churidar'] as const;

export const flowers = ['jasmine', 'crossandra', 'mixed', 'rose', 'none'] as const;

export const skins = ['deep', 'brown', 'light'] as const;

/** The colours of cloths and grounds. */
export const inks = [
  'kaavi',
  'deep',
  'indigo',
  'blue',
  'turmeric',
  'sun',
  'cream',
  'palm',
  'leaf',
  'moss',
  'clay',
  'husk',
  'teal',
  'plum',
  'wash',
] as const;

export type Ink = (typeof inks)[number];

/** How a person looks from behind, in words. */
export type PortraitWords = {
  readonly hair: (typeof hairs)[number];
  readonly garment: (typeof garments)[number];
  readonly cloth: Ink;
  readonly border?: Ink | undefined;
  readonly blouse?: Ink | undefined;
  readonly skin: (typeof skins)[number];
  readonly ground: Ink;
  readonly flowers?: (typeof flowers)[number] | undefined;
  /** The head's turn in degrees. */
  readonly tilt?: number | undefined;
  /** From slight to broad, in hundredths. */
  readonly build?: number | undefined;
  readonly mark?: (typeof marks)[number] | undefined;
};

/** The size of every drawn portrait, in its own units: an arch, clear outside. */
export const portraitSize = { width: 400, height: 500 } as const;
