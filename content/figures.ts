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
  /** What it counts, its day and its source stand in for those of the enterprise, which has still to confirm them. */
  readonly sample?: true;
};

const yearEnd = '2026-03-31';

/** How many work at each active hub, which the hubs, the register and the press release tell. */
export const makers = { coconut: 150, weaving: 200, banana: 100 } as const;

/** Every figure the site publishes, once (specification, sections 1, 2 and 9). */
export const figures = {
  artisans: {
    value: '200+',
    label: 'Artisans',
    counts: 'Makers with at least one piece on sale in the store.',
    asOf: yearEnd,
    source: 'Store records',
    pages: ['/'],
    sample: true,
  },
  products: {
    value: '500+',
    label: 'Products',
    counts: 'Different products on sale in the store.',
    asOf: yearEnd,
    source: 'Store records',
    pages: ['/'],
    sample: true,
  },
  handmade: {
    value: '100%',
    label: 'Handmade',
    counts: 'Share of the pieces on sale that are shaped and finished by hand.',
    asOf: yearEnd,
    source: 'Hub quality registers',
    pages: ['/'],
    sample: true,
  },
  womenTrained: {
    value: '1000+',
    label: 'Women trained',
    counts: 'Women who finished at least one course at a hub, since the start.',
    asOf: yearEnd,
    source: 'Hub training registers',
    pages: ['/', '/media-kit'],
    sample: true,
  },
  productsCreated: {
    value: '5000+',
    label: 'Products created',
    counts: 'Finished pieces that passed checking, since the start.',
    asOf: yearEnd,
    source: 'Hub quality registers',
    pages: ['/'],
    sample: true,
  },
  villages: {
    value: '50+',
    label: 'Villages',
    counts: 'Villages where at least one maker lives.',
    asOf: yearEnd,
    source: 'Hub training registers',
    pages: ['/', '/media-kit'],
    sample: true,
  },
  craftCategories: {
    value: '15+',
    label: 'Craft categories',
    counts: 'Kinds of craft in the store, from coconut shell to clay.',
    asOf: yearEnd,
    source: 'Store records',
    pages: ['/', '/media-kit'],
    sample: true,
  },
  womenEmpowered: {
    value: '1000+',
    label: 'Women empowered',
    counts: 'Women trained and paid for their practice, since the start.',
    asOf: yearEnd,
    source: 'Hub registers and bank transfers',
    pages: ['/story'],
    sample: true,
  },
  ruralVillages: {
    value: '25+',
    label: 'Rural villages',
    counts: 'Villages with a hub, a home workshop or a weekly trainer.',
    asOf: yearEnd,
    source: 'Hub registers',
    pages: ['/story'],
    sample: true,
  },
  skillHubs: {
    value: '6',
    label: 'Skill hubs',
    counts: 'Hubs that teach, or are being set up to teach, one craft each.',
    asOf: yearEnd,
    source: 'Hub registers',
    pages: ['/story', '/media-kit'],
    sample: true,
  },
  productLines: {
    value: '150+',
    label: 'Product lines',
    counts: 'Designs with a costing sheet and a price of their own.',
    asOf: yearEnd,
    source: 'Costing sheets',
    pages: ['/story', '/media-kit'],
    sample: true,
  },
  formerBeediWorkers: {
    value: '100+',
    label: 'Former beedi workers supported',
    counts: 'Women who rolled beedis when they joined a hub, and have left it.',
    asOf: yearEnd,
    source: 'Hub training registers',
    pages: ['/mentorship', '/creator'],
    sample: true,
  },
  fundsRaised: {
    value: '50,00,000+',
    label: 'Rupees raised',
    counts: 'Gifts received since the start, in rupees.',
    asOf: yearEnd,
    source: 'Audited accounts',
    pages: ['/donor'],
    sample: true,
  },
  womenSupported: {
    value: '1000+',
    label: 'Women supported',
    counts: 'Women whose training, tools or travel a gift has paid for, in whole or in part.',
    asOf: yearEnd,
    source: 'Hub training registers',
    pages: ['/donor'],
    sample: true,
  },
  villagesReached: {
    value: '25+',
    label: 'Villages reached',
    counts: 'Villages with training that gifts pay for.',
    asOf: yearEnd,
    source: 'Hub registers',
    pages: ['/donor'],
    sample: true,
  },
  fundsUsed: {
    value: '95%',
    label: 'Of funds used for the work',
    counts: 'Share of gifts spent on training, tools and support; the rest is administration.',
    asOf: yearEnd,
    source: 'Audited accounts',
    pages: ['/donor'],
    sample: true,
  },
  creators: {
    value: '1000+',
    label: 'Creators',
    counts: 'Women who finished a course and have sold at least one piece or service.',
    asOf: yearEnd,
    source: 'Hub registers',
    pages: ['/creator'],
    sample: true,
  },
  monthlyIncome: {
    value: '25,000',
    label: 'Rupees average monthly income',
    counts: 'Average of what full-time creators were paid a month, in rupees.',
    asOf: yearEnd,
    source: 'Bank transfers',
    pages: ['/creator'],
    sample: true,
  },
  creatorVillages: {
    value: '50+',
    label: 'Villages',
    counts: 'Villages where at least one creator lives.',
    asOf: yearEnd,
    source: 'Hub training registers',
    pages: ['/creator'],
    sample: true,
  },
  creatorSuccess: {
    value: '95%',
    label: 'Success',
    counts: 'Share of those who begin a course and finish it.',
    asOf: yearEnd,
    source: 'Hub training registers',
    pages: ['/creator'],
    sample: true,
  },
  activeHubs: {
    value: '3',
    label: 'Active hubs',
    counts: 'Hubs with a full course running today.',
    asOf: yearEnd,
    source: 'Hub registers',
    pages: ['/hubs', '/media-kit'],
    sample: true,
  },
  hubArtisans: {
    value: '450+',
    label: 'Artisans',
    counts: `Women enrolled at the three active hubs: ${makers.coconut}, ${makers.weaving} and ${makers.banana}.`,
    asOf: yearEnd,
    source: 'Hub training registers',
    pages: ['/hubs', '/media-kit'],
    sample: true,
  },
  productCategories: {
    value: '25+',
    label: 'Product categories',
    counts: 'Kinds of product that the three active hubs make.',
    asOf: yearEnd,
    source: 'Hub registers',
    pages: ['/hubs'],
    sample: true,
  },
  hubQuality: {
    value: '95%',
    label: 'Quality',
    counts: 'Share of pieces that pass the first quality check.',
    asOf: yearEnd,
    source: 'Hub quality registers',
    pages: ['/hubs'],
    sample: true,
  },
  corporatePartners: {
    value: '25+',
    label: 'Corporate partners',
    counts: 'Companies with a signed agreement or a running order.',
    asOf: yearEnd,
    source: 'Partner register',
    pages: ['/partner'],
    sample: true,
  },
  ngoPartners: {
    value: '15+',
    label: 'NGO partners',
    counts: 'NGOs with a signed agreement.',
    asOf: yearEnd,
    source: 'Partner register',
    pages: ['/partner'],
    sample: true,
  },
  educationalPartners: {
    value: '10+',
    label: 'Educational partners',
    counts: 'Schools, colleges and institutes with a signed agreement.',
    asOf: yearEnd,
    source: 'Partner register',
    pages: ['/partner'],
    sample: true,
  },
  partnershipValue: {
    value: '2,00,00,000+',
    label: 'Rupees of joint work',
    counts: 'Orders, grants and training that partners have paid for, in rupees, since the start.',
    asOf: yearEnd,
    source: 'Audited accounts',
    pages: ['/partner'],
    sample: true,
  },
  activeBrands: {
    value: '1,200+',
    label: 'Active Brands',
    counts: 'Brands with at least one product on sale in the marketplace.',
    asOf: yearEnd,
    source: 'Marketplace records',
    pages: ['/x'],
    sample: true,
  },
  happyCustomers: {
    value: '50,000+',
    label: 'Happy Customers',
    counts: 'Customers who rated an order four or five.',
    asOf: yearEnd,
    source: 'Marketplace records',
    pages: ['/x'],
    sample: true,
  },
  growthRate: {
    value: '300%',
    label: 'Growth Rate',
    counts: 'Marketplace sales of the last financial year against the year before.',
    asOf: yearEnd,
    source: 'Marketplace records',
    pages: ['/x'],
    sample: true,
  },
  awardsWon: {
    value: '25+',
    label: 'Awards Won',
    counts: 'Awards given to brands of the marketplace.',
    asOf: yearEnd,
    source: 'Marketplace records',
    pages: ['/x'],
    sample: true,
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof figures;

/** A figure under the words that a page has for it. */
export const figureTile = (name: FigureName, description: string) => {
  const { value, label } = figures[name];
  return { value, label, description };
};
