import type { RoutePath } from './routes';

/** A published number. Figures differ from page to page because they count different things. */
export type Figure = {
  /** The number as the page shows it, for example `1000+` or `50,00,000+`. */
  readonly value: string;
  readonly label: string;
  /** What exactly is counted; /about shows it. */
  readonly counts: string;
  /** The last day the count includes, ISO 8601. */
  readonly asOf: string;
  /** Where the count comes from. */
  readonly source: string;
  /** The pages that show it. */
  readonly pages: readonly RoutePath[];
};

const yearEnd = '2026-03-31';

/** Every figure the site publishes, once (specification, sections 1, 2 and 9). */
export const figures = {
  artisans: {
    value: '200+',
    label: 'Artisans',
    counts: 'Makers with at least one piece on sale in the store.',
    asOf: yearEnd,
    source: 'Store records',
    pages: ['/'],
  },
  products: {
    value: '500+',
    label: 'Products',
    counts: 'Different products on sale in the store.',
    asOf: yearEnd,
    source: 'Store records',
    pages: ['/'],
  },
  handmade: {
    value: '100%',
    label: 'Handmade',
    counts: 'Share of the pieces on sale that are shaped and finished by hand.',
    asOf: yearEnd,
    source: 'Hub quality registers',
    pages: ['/'],
  },
  womenTrained: {
    value: '1000+',
    label: 'Women Trained',
    counts: 'Women who finished at least one course at a hub, since the start.',
    asOf: yearEnd,
    source: 'Hub training registers',
    pages: ['/'],
  },
  productsCreated: {
    value: '5000+',
    label: 'Products Created',
    counts: 'Finished pieces that passed checking, since the start.',
    asOf: yearEnd,
    source: 'Hub quality registers',
    pages: ['/'],
  },
  villages: {
    value: '50+',
    label: 'Villages',
    counts: 'Villages where at least one maker lives.',
    asOf: yearEnd,
    source: 'Hub training registers',
    pages: ['/'],
  },
  craftCategories: {
    value: '15+',
    label: 'Craft Categories',
    counts: 'Kinds of craft in the store, from coconut shell to clay.',
    asOf: yearEnd,
    source: 'Store records',
    pages: ['/'],
  },
  womenEmpowered: {
    value: '1000+',
    label: 'Women Empowered',
    counts: 'Women trained and paid for their practice, since the start.',
    asOf: yearEnd,
    source: 'Hub registers and bank transfers',
    pages: ['/story'],
  },
  ruralVillages: {
    value: '25+',
    label: 'Rural Villages',
    counts: 'Villages with a hub, a home workshop or a weekly trainer.',
    asOf: yearEnd,
    source: 'Hub registers',
    pages: ['/story'],
  },
  skillHubs: {
    value: '6',
    label: 'Skill Hubs',
    counts: 'Hubs that teach, or are being set up to teach, one craft each.',
    asOf: yearEnd,
    source: 'Hub registers',
    pages: ['/story'],
  },
  productLines: {
    value: '150+',
    label: 'Product Lines',
    counts: 'Designs with a costing sheet and a price of their own.',
    asOf: yearEnd,
    source: 'Costing sheets',
    pages: ['/story'],
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof figures;
