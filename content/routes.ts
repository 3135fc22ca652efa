/** The groups of the /sitemap page (specification, section 2, Sitemap), in its order. */
export const sitemapGroups = [
  'Main Pages',
  'Join Our Community',
  'Information & Resources',
  'Support & Legal',
] as const;

/** A place that lists links: the header bar, the full-screen menu, and the groups of the footer. */
type Menu = 'header' | 'menu' | 'shop' | 'about' | 'take part' | 'help' | 'legal';

type Route = {
  /** The page's name: its title, its breadcrumb and its link in menus. */
  readonly label: string;
  /** The name in the footer, where the specification gives another. */
  readonly footerLabel?: string;
  /** The summary a search result shows, 50 to 160 characters. */
  readonly description: string;
  readonly group: (typeof sitemapGroups)[number];
  readonly menus: readonly Menu[];
  /** Kept out of search engines and of sitemap.xml. */
  readonly hidden?: true;
};

/**
 * Every page with an address of its own; the order is the order in menus. Pages made from a collection
 * (a mentor, an article) stand in `collections`. A path missing here does not compile, in a link or in a page.
 */
export const routes = {
  '/': {
    label: 'Home',
    description:
      'Handmade goods of coconut shell, banana bark, cotton and clay, made by rural women in Tamil Nadu who once rolled beedis.',
    group: 'Main Pages',
    menus: ['header', 'menu'],
  },
  '/shop': {
    label: 'Shop',
    description:
      'The Kaivinai store: bowls, baskets, cloth and gifts made by hand in Tamil Nadu. This page takes you there.',
    group: 'Main Pages',
    menus: ['header', 'menu', 'shop'],
    hidden: true,
  },
  '/b2b': {
    label: 'Gifting',
    footerLabel: 'Bulk Orders',
    description:
      'Handmade gifts for teams, weddings and festivals, planned with the makers. Download the catalogue or ask for a quote.',
    group: 'Main Pages',
    menus: ['header', 'menu', 'shop'],
  },
  '/story': {
    label: 'Our Story',
    description:
      'How women who rolled beedis at their doorsteps came to run six skill hubs: our mission, values, figures and people.',
    group: 'Main Pages',
    menus: ['header', 'menu', 'about'],
  },
  '/contact': {
    label: 'Contact',
    description:
      'Call, write or visit Kaivinai in Tenkasi. Ask about an order, a bulk gift, a visit or a place at a hub.',
    group: 'Main Pages',
    menus: ['header', 'menu', 'help'],
  },
  '/join': {
    label: 'Join Us',
    description:
      'Six ways to take part in Kaivinai: mentor, create, volunteer, visit a hub, donate or become a partner.',
    group: 'Main Pages',
    menus: ['header', 'menu', 'take part'],
  },
  '/x': {
    label: 'Brand Marketplace',
    description:
      'The Kaivinai marketplace brings small Indian brands of wellness, handmade, food and craft to new customers.',
    group: 'Main Pages',
    menus: ['menu', 'shop'],
  },
  '/about': {
    label: 'About',
    description:
      'Kaivinai at a glance: who we are, where we work, our legal identity, and how each published figure is counted.',
    group: 'Information & Resources',
    menus: ['about'],
  },
  '/timeline': {
    label: 'Timeline',
    description:
      'Our path from first plans in June 2024 to ten thousand creators: what is done, what comes next, what is planned.',
    group: 'Information & Resources',
    menus: ['about'],
  },
  '/news': {
    label: 'News',
    description:
      'News from the hubs: awards, new villages, partnerships and the work of the makers, told by those who did it.',
    group: 'Information & Resources',
    menus: ['about'],
  },
  '/events': {
    label: 'Events',
    description:
      'Workshops, exhibitions and open days at Kaivinai hubs and beyond. See dates and places, and reserve a seat.',
    group: 'Information & Resources',
    menus: ['about'],
  },
  '/gallery': {
    label: 'Gallery',
    description: 'Six pictures of the crafts: clay, cloth, coconut shell, banana bark, wood and wire, shown large.',
    group: 'Information & Resources',
    menus: ['about'],
  },
  '/testimonials': {
    label: 'Testimonials',
    description: 'What a maker, a customer and a partner say about working with Kaivinai, in their own words.',
    group: 'Information & Resources',
    menus: ['about'],
  },
  '/media-kit': {
    label: 'Media Kit',
    description: 'For the press: our latest release, logos, colours and pictures to use, and a person to call.',
    group: 'Information & Resources',
    menus: ['about'],
  },
  '/media-kit/press-release': {
    label: 'Press Release',
    description:
      'Our latest news for the press in full: what the hubs have reached, figures, a quote, and whom to ask for more.',
    group: 'Information & Resources',
    menus: [],
  },
  '/creator': {
    label: 'Become a Creator',
    description:
      'Learn a craft near your home and earn from it. What a creator at Kaivinai gets, and how to begin in three steps.',
    group: 'Join Our Community',
    menus: ['take part'],
  },
  '/mentorship': {
    label: 'Mentorship',
    description:
      'Training programs and mentors in electronics, weaving, banana fibre and coconut craft. Apply as a mentee or mentor.',
    group: 'Join Our Community',
    menus: ['take part'],
  },
  '/hubs': {
    label: 'Skill Hubs',
    description: 'Where the makers learn and work: our hubs, their crafts and products, and how to plan a visit.',
    group: 'Join Our Community',
    menus: ['take part'],
  },
  '/volunteer': {
    label: 'Volunteer',
    description: 'Give a few hours a week: teach, take pictures, help at a market. See the roles, hours and places.',
    group: 'Join Our Community',
    menus: ['take part'],
  },
  '/donor': {
    label: 'Donate',
    description:
      'What a gift to Kaivinai does: training, tools and support for women who are learning a craft, range by range.',
    group: 'Join Our Community',
    menus: ['take part'],
  },
  '/partner': {
    label: 'Partner with Us',
    description:
      'For companies, NGOs and colleges: three kinds of partnership with Kaivinai, what they bring and what they ask.',
    group: 'Join Our Community',
    menus: ['take part'],
  },
  '/careers': {
    label: 'Careers',
    description: 'Open roles at Kaivinai in Tenkasi, in Chennai and from home: the duties, the place and how to apply.',
    group: 'Join Our Community',
    menus: ['take part'],
  },
  '/faq': {
    label: 'FAQ',
    description:
      'Short answers about orders, delivery, returns, the makers and joining a hub, and whom to ask for more.',
    group: 'Support & Legal',
    menus: ['help'],
  },
  '/shipping': {
    label: 'Shipping Policy',
    description:
      'What delivery costs across India, how long each region takes, express delivery, and how to follow your parcel.',
    group: 'Support & Legal',
    menus: ['help'],
  },
  '/refunds': {
    label: 'Cancellations & Refunds',
    description:
      'When you can cancel, how to return or exchange a piece, what cannot come back, and when your money arrives.',
    group: 'Support & Legal',
    menus: ['help'],
  },
  '/sitemap': {
    label: 'Sitemap',
    description:
      'The Kaivinai website on one sheet: main pages, ways to join, information and resources, support and legal.',
    group: 'Support & Legal',
    menus: ['legal'],
  },
  '/privacy': {
    label: 'Privacy Policy',
    description:
      'What we collect, why and for how long, what stays on your own device, and how to have your data removed.',
    group: 'Support & Legal',
    menus: ['legal'],
  },
  '/privacy/your-data': {
    label: 'Your Data',
    description: 'What this site stores on your device: see every record in this browser, take a copy, or delete it.',
    group: 'Support & Legal',
    menus: ['legal'],
    hidden: true,
  },
  '/terms-of-use': {
    label: 'Terms of Use',
    description:
      'The rules for using this website and the store: orders, prices, content, conduct and the law that applies.',
    group: 'Support & Legal',
    menus: ['legal'],
  },
} as const satisfies Record<`/${string}`, Route>;

/** A page with an address of its own. */
export type RoutePath = keyof typeof routes;

/** The pages whose list goes on, when it is long: /news/page/2. */
export const listRoutes = ['/mentorship', '/events', '/news', '/careers'] as const;

export type ListRoute = (typeof listRoutes)[number];

/** Where the pages made from a collection stand: /mentor/mariammal-kannan. */
export const collections = ['/mentor', '/hub', '/events', '/news', '/careers', '/gallery'] as const;

export type Collection = (typeof collections)[number];

/** A page made from a collection. */
export type CollectionPath = `${ListRoute}/page/${number}` | `${Collection}/${string}`;

/** Any page of the site. */
export type SitePath = RoutePath | CollectionPath;

export const routePaths = Object.keys(routes) as RoutePath[];

/** The routes of one menu, in the order of the table. */
export const routesIn = (menu: Menu): RoutePath[] =>
  routePaths.filter((path) => (routes[path] as Route).menus.includes(menu));

/** The record of a route, with its optional fields. */
export const routeAt = (path: RoutePath): Route => routes[path];

/**
 * Names of address segments that are not a page of their own (specification, section 2, Layout), and
 * the page that stands for them in a breadcrumb.
 */
export const segmentNames: Readonly<Record<string, { readonly label: string; readonly path: RoutePath }>> = {
  mentor: { label: 'Mentor', path: '/mentorship' },
  hub: { label: 'Hub', path: '/hubs' },
  'join-us': { label: 'Join Us', path: '/join' },
  products: { label: 'Products', path: '/shop' },
  'our-story': { label: 'Our Story', path: '/story' },
  'bulk-orders': { label: 'Bulk Orders', path: '/b2b' },
  'privacy-policy': { label: 'Privacy Policy', path: '/privacy' },
};
