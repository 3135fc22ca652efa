/** A colour of the brand, as the press may use it. */
export type BrandColour = { readonly name: string; readonly hex: `#${string}`; readonly use: string };

/** The colours of the design (app/_styles/tokens.scss holds the same values; a test compares them). */
export const brandColours = {
  kaavi: { name: 'Kaavi, red oxide', hex: '#97321f', use: 'The line of the mark, buttons' },
  indigo: { name: 'Indigo', hex: '#1e2556', use: 'Dark grounds' },
  turmeric: { name: 'Turmeric', hex: '#f0b434', use: 'The line of the mark on dark; never text on light' },
  palm: { name: 'Palm leaf', hex: '#f1e6c8', use: 'Warm grounds' },
  plaster: { name: 'Lime plaster', hex: '#fbfaf6', use: 'The ground of most pages' },
  ink: { name: 'Ink', hex: '#191c35', use: 'Text' },
} as const satisfies Readonly<Record<string, BrandColour>>;

/** A logo to download: its file in public/brand, and the ground it is made for. */
export type LogoFile = {
  readonly file: `${string}.svg`;
  readonly title: string;
  readonly ground: 'light' | 'dark';
  readonly shape: 'logo' | 'mark';
  readonly width: number;
  readonly height: number;
};

/** Every logo of public/brand; `npx tsx scripts/draw-logos.ts` draws them anew. */
export const logoFiles: readonly LogoFile[] = [
  {
    file: 'kaivinai-logo.svg',
    title: 'Logo for light grounds',
    ground: 'light',
    shape: 'logo',
    width: 590,
    height: 180,
  },
  {
    file: 'kaivinai-logo-on-dark.svg',
    title: 'Logo for dark grounds',
    ground: 'dark',
    shape: 'logo',
    width: 590,
    height: 180,
  },
  {
    file: 'kaivinai-mark.svg',
    title: 'Mark for light grounds',
    ground: 'light',
    shape: 'mark',
    width: 270,
    height: 270,
  },
  {
    file: 'kaivinai-mark-on-dark.svg',
    title: 'Mark for dark grounds',
    ground: 'dark',
    shape: 'mark',
    width: 270,
    height: 270,
  },
];
